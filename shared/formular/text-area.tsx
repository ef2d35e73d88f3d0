import { joinClasses } from '../ui/join-classes.ts';
import styles from './eingabe.module.css';
import { Feld, type FeldProps } from './feld.tsx';
import { useFeld } from './formular-kontext.ts';

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ name, label, required, hint, rows = 6 }: FeldProps & { rows?: number }) {
  const { id, meldung, startwert, control } = useFeld(name, hint);
  return (
    <Feld id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <textarea
        {...control}
        rows={rows}
        className={joinClasses(styles.eingabe, styles.mehrzeilig)}
        defaultValue={startwert ?? ''}
        aria-required={required}
      />
    </Feld>
  );
}
