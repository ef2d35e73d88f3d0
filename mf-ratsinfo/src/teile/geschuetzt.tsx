import styles from './ratsinfo.module.css';

/** Marks what only members of the body see. */
export function Geschuetzt() {
  return <span className={styles.geschuetzt}>nichtöffentlich</span>;
}
