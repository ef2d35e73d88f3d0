import { Arrow } from '@gm/shared/ui/arrow';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { KachelDaten } from './kachel-schema.ts';
import styles from './kacheln.module.css';
import { Kachelsymbol } from './kachelsymbol.tsx';

interface KachelnProps {
  kacheln: readonly KachelDaten[];
  /** Level of the titles in the page's outline. */
  level: 2 | 3;
  /** Two columns on phones, too, the drawing above the title; else as many as have room for a line. */
  zweispaltig?: boolean;
}

/** Tiles in columns, each with drawing, title and link; the whole tile is the target. */
export function Kacheln({ kacheln, level, zweispaltig = false }: KachelnProps) {
  const Heading = `h${level}` as const;
  const liste = (
    <ul className={joinClasses(styles.kacheln, zweispaltig ? styles.zweispaltig : undefined)}>
      {kacheln.map(({ titel, text, link, symbol, extern }) => (
        <li key={titel} className={styles.kachel}>
          <span className={styles.symbol}>
            <Kachelsymbol symbol={symbol} />
          </span>
          <Heading className={styles.titel}>
            <a href={link} rel={extern ? 'noopener' : undefined}>
              {titel}
              {extern && (
                <>
                  {' '}
                  <VisuallyHidden>(externer Dienst)</VisuallyHidden>
                </>
              )}
            </a>
          </Heading>
          <Arrow to="right" />
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
  return zweispaltig ? <div className={styles.rahmen}>{liste}</div> : liste;
}
