import type { ReactNode } from 'react';
import styles from './list.module.css';

interface ListLineProps {
  title: string;
  /** Link target of the whole line; null for none. */
  href: string | null;
  /** On the left: a date. */
  mark?: ReactNode;
  /** Small line above the title. */
  about?: ReactNode;
  text?: ReactNode;
  /** Facts below the text; empty ones are omitted. */
  details?: readonly (string | null | undefined)[];
  /** Additional badges below the title. */
  character?: ReactNode;
  /** Categories as badges. */
  rubriken?: readonly string[];
}

/** A line of a list with its link. */
export function ListLine({
  title,
  href,
  mark,
  about,
  text,
  character,
  details = [],
  rubriken: categories = [],
}: ListLineProps) {
  const facts = details.filter(Boolean);
  return (
    <li className={styles.line}>
      {mark}
      <div>
        {about && <p className={styles.above}>{about}</p>}
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        {character && <p>{character}</p>}
        {text && <p>{text}</p>}
        {facts.length + categories.length > 0 && (
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {categories.map((category) => (
              <span key={category} className={styles.category}>
                {category}
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
