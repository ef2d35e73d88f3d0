import styles from './auszug.module.css';

/** A piece of a text with what was searched for marked. */
export function Auszug({ teile }: { teile: readonly { text: string; treffer: boolean }[] }) {
  return (
    <span className={styles.auszug}>
      {teile.map(({ text, treffer }, index) => (treffer ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
