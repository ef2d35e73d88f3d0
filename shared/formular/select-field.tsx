import { joinClasses } from '../ui/join-classes.ts';
import styles from './eingabe.module.css';
import { Feld, type FeldProps } from './feld.tsx';
import { useFeld } from './formular-kontext.ts';
import type { Option } from './option.ts';
import { OptionenListe } from './optionen-liste.tsx';

interface SelectFieldProps extends FeldProps {
  optionen: readonly Option[];
  /** What stands there until a choice is made. */
  leer?: string;
}

/** One of several choices that need no comparing; the browser's own list. */
export function SelectField({ name, label, required, hint, optionen, leer = 'Bitte wählen' }: SelectFieldProps) {
  const { id, meldung, startwert, control } = useFeld(name, hint);
  return (
    <Feld id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <select
        {...control}
        className={joinClasses(styles.eingabe, styles.mittel)}
        autoComplete="off"
        defaultValue={startwert ?? ''}
        aria-required={required}
      >
        <option value="">{leer}</option>
        <OptionenListe optionen={optionen} />
      </select>
    </Feld>
  );
}
