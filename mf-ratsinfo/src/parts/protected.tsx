import styles from './ratsinfo.module.css';

/** Marks content visible only to members of the body. */
export function Protected() {
  return <span className={styles.protected}>nichtöffentlich</span>;
}
