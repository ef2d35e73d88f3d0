import { Feld, type FeldProps } from '@gm/shared/formular/feld';
import { useFeld, useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { useWert } from '@gm/shared/formular/use-wert';
import { ZielEingabe } from './ziel-eingabe.tsx';

/** A control of the form that says where a link leads. */
export function ZielFeld({ name, label, required, hint }: FeldProps) {
  const { form, noteChange } = useFormularKontext();
  const { id, meldung, control } = useFeld(name, hint);
  const wert = useWert(name);
  const text = typeof wert === 'string' ? wert : '';
  return (
    <Feld id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <input type="hidden" ref={control.ref} name={name} value={text} />
      <ZielEingabe
        control={{
          id,
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': required,
        }}
        label={label}
        wert={text}
        onWert={(neu) => {
          form.setValue(name, neu);
          noteChange(name);
        }}
      />
    </Feld>
  );
}
