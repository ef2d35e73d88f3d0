import { Arrow } from '@gm/shared/ui/arrow';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { TileData } from './tile-schema.ts';
import { TileSymbol } from './tile-symbol.tsx';
import styles from './tiles.module.css';

interface TileProps {
  tiles: readonly TileData[];
  /** Heading level of the titles. */
  level: 2 | 3;
  /** Two columns on phones as well, with the icon above the title; otherwise as many columns as fit. */
  twoColumns?: boolean;
}

/** Grid of tiles with icon, title and link; the whole tile is clickable. */
export function Tiles({ tiles, level, twoColumns: zweispaltig = false }: TileProps) {
  const Heading = `h${level}` as const;
  const list = (
    <ul className={joinClasses(styles.tiles, zweispaltig ? styles.twoColumns : undefined)}>
      {tiles.map(({ titel: title, text, link, symbol, extern: external }) => (
        <li key={title} className={styles.tile}>
          <span className={styles.symbol}>
            <TileSymbol symbol={symbol} />
          </span>
          <Heading className={styles.title}>
            <a href={link} rel={external ? 'noopener' : undefined}>
              {title}
              {external && (
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
  return zweispaltig ? <div className={styles.frame}>{list}</div> : list;
}
