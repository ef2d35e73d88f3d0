import { Button } from '@gm/shared/ui/button';
import styles from './fehlerseite.module.css';

interface PlatzhalterProps {
  /** Without it there is nothing to try again, e.g. because no module owns the template. */
  onRetry?: () => void;
  /** The block is on its way: its place is kept free and nothing is said yet. */
  loading?: boolean;
}

const TEXT = 'Dieser Bereich ist gerade nicht verfügbar.';

/** Stands in for a block that cannot be shown; the rest of the page goes on. */
export function Platzhalter({ onRetry, loading = false }: PlatzhalterProps) {
  if (loading) {
    return (
      <div className={styles.platz} aria-busy="true">
        {/* What the server could not render comes with the scripts; without them it never does. */}
        <noscript>
          <p>{TEXT}</p>
        </noscript>
      </div>
    );
  }
  return (
    <div className={styles.platz} role="status">
      <p>{TEXT}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
    </div>
  );
}
