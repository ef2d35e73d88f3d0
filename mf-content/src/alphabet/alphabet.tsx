import styles from './alphabet.module.css';

interface AlphabetProps {
  /** Letters that have entries, in order. */
  buchstaben: string[];
  /** The chosen one, or empty. */
  gewaehlt: string;
  buildHref: (buchstabe: string) => string;
}

/** Links to the letters that have entries, and one back to all of them. */
export function Alphabet({ buchstaben, gewaehlt, buildHref }: AlphabetProps) {
  if (buchstaben.length < 2 && !gewaehlt) return null;
  return (
    <nav aria-label="Anfangsbuchstabe">
      <ul className={styles.alphabet}>
        {['', ...buchstaben].map((buchstabe) => (
          <li key={buchstabe}>
            <a href={buildHref(buchstabe)} aria-current={buchstabe === gewaehlt ? 'true' : undefined}>
              {buchstabe || 'Alle'}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
