import { Button } from '@gm/shared/ui/button';
import styles from '../error-page/error-page.module.css';

interface PlaceholderProps {
  /** Without it the shell's script listens and reloads the page. */
  onRetry?: () => void;
  /** Options of the block. An external service has its address here, which works as a link without the block. */
  options?: unknown;
}

function findService(options: unknown): URL | null {
  const url = typeof options === 'object' && options !== null && 'url' in options ? options.url : null;
  return typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) ? new URL(url) : null;
}

/** Placeholder for a block that cannot be shown; the rest of the page works. */
export function Placeholder({ onRetry, options }: PlaceholderProps) {
  const service = findService(options);
  return (
    <div className={styles.place} role="status">
      <p>Dieser Bereich ist gerade nicht verfügbar.</p>
      {service && (
        <p>
          <a href={service.href}>Direkt zu {service.host}</a>
        </p>
      )}
      <Button variant="secondary" onClick={onRetry} data-retry={onRetry ? undefined : ''}>
        Erneut versuchen
      </Button>
    </div>
  );
}
