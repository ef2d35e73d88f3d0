import styles from './alphabet.module.css';

interface AlphabetProps {
  /** Letters that have entries, in order. */
  buchstaben: string[];
  /** The selected letter, or empty. */
  gewaehlt: string;
  buildHref: (letter: string) => string;
}

/** Links to the letters that have entries, and to the full list. */
export function Alphabet({ buchstaben: letters, gewaehlt: chosen, buildHref }: AlphabetProps) {
  if (letters.length < 2 && !chosen) return null;
  return (
    <nav aria-label="Anfangsbuchstabe">
      <ul className={styles.alphabet}>
        {['', ...letters].map((letter) => (
          <li key={letter}>
            <a href={buildHref(letter)} aria-current={letter === chosen ? 'true' : undefined}>
              {letter || 'Alle'}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
