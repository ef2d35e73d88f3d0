import { Button } from '@gm/shared/ui/button';
import styles from './fehlerseite.module.css';

interface PlatzhalterProps {
  /** Without it the shell's script listens: it asks for the page anew. */
  onRetry?: () => void;
}

/** Stands in for a block that cannot be shown; the rest of the page goes on. */
export function Platzhalter({ onRetry }: PlatzhalterProps) {
  return (
    <div className={styles.platz} role="status">
      <p>Dieser Bereich ist gerade nicht verfügbar.</p>
      <Button variant="secondary" onClick={onRetry} data-retry={onRetry ? undefined : ''}>
        Erneut versuchen
      </Button>
    </div>
  );
}
