import styles from './arrow.module.css';

const paths = { left: 'M19 12H5m7 7-7-7 7-7', right: 'M5 12h14m-7-7 7 7-7 7' };

/**
 * The arrow of links and steps. Drawn here, not taken from the icon package: that one's runtime weighs more than the
 * rest of an article page's components, and arrows stand on almost every page.
 */
export function Arrow({ to }: { to: keyof typeof paths }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[to]} />
    </svg>
  );
}
