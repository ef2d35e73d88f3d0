import type { ReactNode } from 'react';
import styles from './list.module.css';

interface ListLineProps {
  titel: string;
  /** Link target of the whole line; null for none. */
  href: string | null;
  /** On the left: a date. */
  marke?: ReactNode;
  /** Small line above the title. */
  ueber?: ReactNode;
  text?: ReactNode;
  /** Facts below the text; empty ones are omitted. */
  angaben?: readonly (string | null | undefined)[];
  /** Additional badges below the title. */
  zeichen?: ReactNode;
  /** Categories as badges. */
  rubriken?: readonly string[];
}

/** A line of a list with its link. */
export function ListLine({
  titel: title,
  href,
  marke: mark,
  ueber: about,
  text,
  zeichen: character,
  angaben: details = [],
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
