import { joinClasses } from '../ui/join-classes.ts';
import styles from './eingabe.module.css';
import { Feld, type FeldProps } from './feld.tsx';
import { useFeld } from './formular-kontext.ts';
import { type Option, readOption } from './option.ts';

interface SelectFieldProps extends FeldProps {
  optionen: readonly Option[];
  /** What stands there until a choice is made. */
  leer?: string;
  /** What is chosen from the start, unless the form came back with another value. */
  vorgabe?: string;
}

/** Choices below each other, or below the headings of their groups in the order in which those appear. */
function Auswahl({ optionen }: Pick<SelectFieldProps, 'optionen'>) {
  const alle = optionen.map(readOption);
  const gruppen = [...new Set(alle.map(({ gruppe }) => gruppe))];
  return gruppen.map((gruppe) => {
    const eintraege = alle
      .filter((option) => option.gruppe === gruppe)
      .map(({ wert, text }) => (
        <option key={wert} value={wert}>
          {text}
        </option>
      ));
    if (gruppe === undefined) return eintraege;
    return (
      <optgroup key={gruppe} label={gruppe}>
        {eintraege}
      </optgroup>
    );
  });
}

/** One of several choices that need no comparing; the browser's own list. */
export function SelectField({
  name,
  label,
  required,
  hint,
  optionen,
  leer = 'Bitte wählen',
  vorgabe = '',
}: SelectFieldProps) {
  const { id, meldung, startwert, control } = useFeld(name, hint);
  return (
    <Feld id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <select
        {...control}
        className={joinClasses(styles.eingabe, styles.mittel)}
        autoComplete="off"
        defaultValue={startwert ?? vorgabe}
        aria-required={required}
      >
        <option value="">{leer}</option>
        <Auswahl optionen={optionen} />
      </select>
    </Feld>
  );
}
