import styles from './marks.module.css';

interface MarkProps {
  eintraege: readonly { href: string; text: string }[];
}

/** Short links in a row. */
export function Marks({ eintraege: entries }: MarkProps) {
  return (
    <ul className={styles.marken}>
      {entries.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
