import { Button } from '../../ui/button.tsx';
import { Character } from '../../ui/character.tsx';
import { useFormContext } from '../state/form-context.ts';
import styles from './submit-row.module.css';

const FLIEGER =
  'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zM21.854 2.147l-10.94 10.939';

interface SubmitRowProps {
  label: string;
  /** The input goes to somebody, not only into the records. */
  sends?: boolean;
}

/** End of a form: submit, or discard the input. */
export function SubmitRow({ label, sends = true }: SubmitRowProps) {
  const { state, useDraftState, startAfresh } = useFormContext();
  const hasDraft = useDraftState(({ vorhanden: existing }) => existing);
  const submitting = state.status === 'submitting';
  return (
    <div className={styles.row}>
      <Button type="submit" disabled={submitting}>
        {sends && <Character d={FLIEGER} />}
        {label}
      </Button>
      {hasDraft && (
        <Button variant="secondary" disabled={submitting} onClick={startAfresh}>
          Entwurf löschen
        </Button>
      )}
      <p role="status" className={styles.status}>
        {submitting &&
          (state.sent === null
            ? 'Die Verbindung ist unterbrochen. Es ist nichts verloren: Wir versuchen es gleich noch einmal.'
            : 'Ihre Angaben werden gesendet …')}
      </p>
      {state.status === 'submitting' && typeof state.sent === 'number' && (
        <p className={styles.progress}>
          <progress value={state.sent} max={1} aria-label="Bild wird übertragen" />
          {Math.floor(state.sent * 100)} %
        </p>
      )}
      {hasDraft && (
        <p className={styles.hint}>
          Ihre Eingaben bleiben als Entwurf in diesem Browserfenster, bis Sie das Formular abschicken, den Entwurf
          löschen oder das Fenster schließen.
        </p>
      )}
    </div>
  );
}
