import type { ReactNode } from 'react';
import { formatBildnachweis } from '../format/bildnachweis.ts';
import type { Bild as BildDaten } from '../schemas/bild.ts';
import { Arrow } from './arrow.tsx';
import { Bild } from './bild.tsx';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';
import { Motiv } from './motiv.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CardProps {
  title: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** Small line above the title: date, category. */
  meta?: ReactNode;
  text?: string | null;
  /** What stands between text and link: facts, badges. */
  children?: ReactNode;
  /**
   * Decorates here, its text alternative stands where the link leads. With null a drawing takes the place, so that a
   * row keeps its line; left out, there is no place for a picture.
   */
  bild?: BildDaten | null;
  /** Category: each has a drawing of its own where there is no picture. */
  rubrik?: string | null | undefined;
  /** Author of the picture, if the page behind the card does not name him. */
  credit?: string | null;
  /** Widths the picture is shown at, see `Bild`. */
  sizes: string;
  /** The first of a page: its picture is loaded before others. */
  prioritaet?: boolean | undefined;
  /** Where the whole card leads. Without it the card has no link. */
  link?: { href: string; text: string };
}

/**
 * Picture, title and text that lead somewhere. The link reads 'Weiterlesen: Title', since a screen reader's list of
 * links would otherwise say the same word for every card.
 */
export function Card({
  title,
  level = 3,
  meta,
  text,
  children,
  bild,
  rubrik,
  credit,
  sizes,
  prioritaet,
  link,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={joinClasses(styles.card, link && styles.linked)}>
      {bild !== undefined && (
        <div className={styles.media}>
          {!bild && <Motiv rubrik={rubrik ?? ''} />}
          {bild && (
            <Bild
              className={styles.picture}
              bild={{ ...bild, alt: '' }}
              sizes={sizes}
              ratio="3x2"
              prioritaet={prioritaet}
            />
          )}
          {bild && credit && <small className={styles.credit}>{formatBildnachweis(credit)}</small>}
        </div>
      )}
      <div className={styles.body}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {link && (
          <a className={styles.more} href={link.href}>
            <span>
              {link.text}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
            <Arrow to="right" />
          </a>
        )}
      </div>
    </article>
  );
}
