import { Button } from '@gm/shared/ui/button';
import styles from './fehlerseite.module.css';

interface PlatzhalterProps {
  /** Without it there is nothing to try again, e.g. because no module owns the template. */
  onRetry?: () => void;
  /** The block is on its way: its place is kept free and nothing is said yet. */
  loading?: boolean;
}

/** Stands in for a block that cannot be shown; the rest of the page goes on. */
export function Platzhalter({ onRetry, loading = false }: PlatzhalterProps) {
  if (loading) return <div className={styles.platz} aria-busy="true" />;
  return (
    <div className={styles.platz} role="status">
      <p>Dieser Bereich ist gerade nicht verfügbar.</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
    </div>
  );
}
