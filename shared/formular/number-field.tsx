import { joinClasses } from '../ui/join-classes.ts';
import styles from './eingabe.module.css';
import { Feld, type FeldProps } from './feld.tsx';
import { useFeld } from './formular-kontext.ts';

interface NumberFieldProps extends FeldProps {
  /** Digits after the comma are expected, e.g. for amounts. */
  dezimal?: boolean;
}

/**
 * A number as Germans write it: `1.234,50`. Not `type=number`, which drops what it cannot read, changes with the mouse
 * wheel and shows a point instead of a comma in English browsers. `readNumber` reads it.
 */
export function NumberField({ name, label, required, hint, dezimal = false }: NumberFieldProps) {
  const { id, meldung, startwert, control } = useFeld(name, hint);
  return (
    <Feld id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <input
        {...control}
        type="text"
        inputMode={dezimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={joinClasses(styles.eingabe, styles.kurz)}
        defaultValue={startwert ?? ''}
        aria-required={required}
      />
    </Feld>
  );
}
