import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import type { Seite } from '@gm/shared/vertrag';
import { isAbout } from './vorgang-formular.tsx';

interface EingabefeldProps {
  seite: Seite;
  template: string;
  /** Of the form it stands in. */
  fest: Record<string, string>;
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  vorgabe?: string;
  breite?: 'kurz' | 'mittel';
  /** Of amounts. */
  inputMode?: 'decimal';
}

/** A line of text in a plain form: what was typed comes back with what is wrong. */
export function Eingabefeld({
  seite,
  template,
  fest,
  name,
  label,
  required,
  hint,
  vorgabe = '',
  breite,
  inputMode,
}: EingabefeldProps) {
  const id = [template, ...Object.values(fest), name].join('-').replaceAll(/[^\w-]/g, '-');
  const zurueck = isAbout(seite, template, fest) && seite.formular?.status === 'error' ? seite.formular : null;
  const meldung = zurueck?.fehler.find(({ feld }) => feld === name)?.meldung;
  const getippt = zurueck?.werte[name];
  return (
    <Feld id={id} label={label} meldung={meldung} {...(required ? { required } : {})} {...(hint ? { hint } : {})}>
      <input
        id={id}
        name={name}
        defaultValue={typeof getippt === 'string' ? getippt : vorgabe}
        inputMode={inputMode}
        className={[eingabe.eingabe, breite && eingabe[breite]].filter(Boolean).join(' ')}
        aria-required={required}
        aria-invalid={meldung ? true : undefined}
        aria-describedby={[hint && `${id}-hinweis`, meldung && `${id}-fehler`].filter(Boolean).join(' ') || undefined}
        autoComplete="off"
      />
    </Feld>
  );
}
