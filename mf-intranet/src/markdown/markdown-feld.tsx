import { Feld, type FeldProps } from '@gm/shared/formular/feld';
import { useFeld, useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { useWert } from '@gm/shared/formular/use-wert';
import { MarkdownEingabe } from './markdown-eingabe.tsx';

/** A control of the form that holds Markdown. */
export function MarkdownFeld({ name, label, required, hint, rows }: FeldProps & { rows?: number }) {
  const { form, noteChange } = useFormularKontext();
  const { id, meldung, startwert, control } = useFeld(name, hint);
  const wert = useWert(name) ?? startwert;
  return (
    <Feld id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <MarkdownEingabe
        control={{
          id,
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': required,
        }}
        feld={{ name, ref: control.ref, onBlur: control.onBlur }}
        label={label}
        rows={rows}
        wert={typeof wert === 'string' ? wert : ''}
        onWert={(neu) => {
          form.setValue(name, neu, { shouldDirty: true });
          noteChange(name);
        }}
      />
    </Feld>
  );
}
