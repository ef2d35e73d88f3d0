import styles from './zeichen.module.css';

/**
 * A line drawing in a square of 24. Drawn here, not taken from the icon package, where few are needed on many pages: that
 * one's runtime weighs more than the rest of an article page's components. `d` as in SVG paths; most are Lucide's (ISC).
 */
export function Zeichen({ d }: { d: string }) {
  return (
    <svg className={styles.zeichen} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
