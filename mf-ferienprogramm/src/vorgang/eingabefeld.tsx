import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { joinClasses } from '@gm/shared/ui/join-classes';
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
  /** Of amounts and telephone numbers. */
  inputMode?: 'decimal' | 'numeric' | 'tel';
  type?: 'email';
  autoComplete?: string;
  /** Several lines of text. */
  zeilen?: number;
}

/** Text in a plain form: what was typed comes back with what is wrong. */
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
  type,
  autoComplete = 'off',
  zeilen,
}: EingabefeldProps) {
  const id = [template, ...Object.values(fest), name].join('-').replaceAll(/[^\w-]/g, '-');
  const zurueck = isAbout(seite, template, fest) && seite.formular?.status === 'error' ? seite.formular : null;
  const meldung = zurueck?.fehler.find(({ feld }) => feld === name)?.meldung;
  const getippt = zurueck?.werte[name];
  const control = {
    id,
    name,
    defaultValue: typeof getippt === 'string' ? getippt : vorgabe,
    autoComplete,
    'aria-required': required,
    'aria-invalid': meldung ? true : undefined,
    'aria-describedby': [hint && `${id}-hinweis`, meldung && `${id}-fehler`].filter(Boolean).join(' ') || undefined,
    className: joinClasses(eingabe.eingabe, breite && eingabe[breite], zeilen ? eingabe.mehrzeilig : undefined),
  };
  return (
    <Feld id={id} label={label} meldung={meldung} {...(required ? { required } : {})} {...(hint ? { hint } : {})}>
      {zeilen ? <textarea {...control} rows={zeilen} /> : <input {...control} inputMode={inputMode} type={type} />}
    </Feld>
  );
}
