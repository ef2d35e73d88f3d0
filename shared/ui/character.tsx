import styles from './character.module.css';

/** An exclamation mark in a circle, for errors. */
export const ACHTUNG = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01';

/**
 * A line drawing in a square of 24. Components used on many pages and in forms use it instead of the icon package,
 * whose runtime is larger than the other components of an article page. `d` as in SVG paths; most are from Lucide
 * (ISC).
 */
export function Character({ d }: { d: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
