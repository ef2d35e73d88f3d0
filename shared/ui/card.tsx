import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../schemas/image.ts';
import { Arrow } from './arrow.tsx';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';
import { chooseMotif, type MotifName } from './pictures/choose-motifs.ts';
import { Credit } from './pictures/credit.tsx';
import { Picture } from './pictures/image.tsx';
import { Motif } from './pictures/motif.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CardProps {
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Small line above the title: date, category. */
  meta?: ReactNode;
  text?: string | null;
  /** Between text and link: facts, badges. */
  children?: ReactNode;
  /**
   * Decorative here; its text alternative is on the linked page. Null shows an illustration, so that the cards of a row
   * stay aligned; undefined leaves no space for a picture.
   */
  image?: PictureData | null;
  /** Illustration that replaces a missing picture; lists choose different ones. By default it follows the title. */
  motif?: MotifName | undefined;
  /** Author of the picture, if the linked page does not name them. */
  credit?: string | null;
  /** Displayed widths of the picture, see `Picture`. */
  sizes: string;
  /** The first card of a page: its picture is loaded with priority. */
  priority?: boolean | undefined;
  /** Link of the whole card; without it the card has none. */
  link?: { href: string; text: string };
}

/**
 * Picture, title and text with a link. The link text is 'Weiterlesen: Title', because otherwise a screen reader's list
 * of links would repeat the same word for every card.
 */
export function Card({
  title,
  level = 3,
  meta,
  text,
  children,
  image,
  motif,
  credit,
  sizes,
  priority,
  link,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={joinClasses(styles.card, link && styles.linked)}>
      {image !== undefined && (
        <div className={styles.media}>
          {!image && <Motif name={motif ?? chooseMotif({ titel: title })} />}
          {image && (
            <Picture
              className={styles.picture}
              image={{ ...image, alt: '' }}
              sizes={sizes}
              ratio="3x2"
              priority={priority}
            />
          )}
          {image && <Credit name={credit} />}
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
