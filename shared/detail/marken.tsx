import styles from './marken.module.css';

interface MarkenProps {
  eintraege: readonly { href: string; text: string }[];
}

/** Links of a word or two, in a row. */
export function Marken({ eintraege }: MarkenProps) {
  return (
    <ul className={styles.marken}>
      {eintraege.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
