import styles from './hochladen.module.css';
import type { Load } from './use-uploads.ts';

/** A picture on its way, or why it did not arrive. */
export function Underway({ name, sent, fehler: error }: Load) {
  return (
    <div className={styles.underway}>
      <p>{name}</p>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : (
        <progress value={sent} aria-label={`${name} wird hochgeladen`} />
      )}
    </div>
  );
}
