import styles from './statement.module.css';

/** Part of a text with the search hits marked. */
export function Statement({ parts }: { parts: readonly { text: string; treffer: boolean }[] }) {
  return (
    <span className={styles.statement}>
      {parts.map(({ text, treffer: hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
