import type { ReactNode } from 'react';
import styles from './liste.module.css';

interface ListenZeileProps {
  titel: string;
  /** Where the whole line leads; without it the line leads nowhere. */
  href: string | null;
  /** Sign at the left: a date. */
  marke?: ReactNode;
  /** Small line above the title. */
  ueber?: ReactNode;
  text?: ReactNode;
  /** Facts below the text; empty ones are left out. */
  angaben?: readonly (string | null | undefined)[];
  /** Badges of its own below the title. */
  zeichen?: ReactNode;
  /** Categories as badges. */
  rubriken?: readonly string[];
}

/** A line of a list: what it is and where it leads. */
export function ListenZeile({
  titel,
  href,
  marke,
  ueber,
  text,
  zeichen,
  angaben = [],
  rubriken = [],
}: ListenZeileProps) {
  const fakten = angaben.filter(Boolean);
  return (
    <li className={styles.zeile}>
      {marke}
      <div>
        {ueber && <p className={styles.ueber}>{ueber}</p>}
        <h3>{href ? <a href={href}>{titel}</a> : titel}</h3>
        {zeichen && <p>{zeichen}</p>}
        {text && <p>{text}</p>}
        {fakten.length + rubriken.length > 0 && (
          <p className={styles.angaben}>
            {fakten.map((fakt) => (
              <span key={fakt}>{fakt}</span>
            ))}
            {rubriken.map((rubrik) => (
              <span key={rubrik} className={styles.rubrik}>
                {rubrik}
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
