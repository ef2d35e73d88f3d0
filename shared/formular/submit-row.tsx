import { Send } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useFormularKontext } from './formular-kontext.ts';
import styles from './submit-row.module.css';

/** The end of a form: send it, or drop what was typed. */
export function SubmitRow({ label }: { label: string }) {
  const { stand, useEntwurfsstand, startAfresh } = useFormularKontext();
  const hasEntwurf = useEntwurfsstand(({ vorhanden }) => vorhanden);
  const submitting = stand.status === 'submitting';
  return (
    <div className={styles.row}>
      <Button type="submit" disabled={submitting}>
        <Send aria-hidden="true" />
        {label}
      </Button>
      {hasEntwurf && (
        <Button variant="secondary" disabled={submitting} onClick={startAfresh}>
          Entwurf löschen
        </Button>
      )}
      <p role="status" className={styles.status}>
        {submitting &&
          (stand.gesendet === null
            ? 'Die Verbindung ist unterbrochen. Es ist nichts verloren: Wir versuchen es gleich noch einmal.'
            : 'Ihre Angaben werden gesendet …')}
      </p>
      {stand.status === 'submitting' && typeof stand.gesendet === 'number' && (
        <p className={styles.fortschritt}>
          <progress value={stand.gesendet} max={1} aria-label="Bild wird übertragen" />
          {Math.floor(stand.gesendet * 100)} %
        </p>
      )}
      {hasEntwurf && (
        <p className={styles.hint}>
          Ihre Eingaben bleiben als Entwurf in diesem Browserfenster, bis Sie das Formular abschicken, den Entwurf
          löschen oder das Fenster schließen.
        </p>
      )}
    </div>
  );
}
