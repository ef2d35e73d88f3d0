import { Arrow } from '@gm/shared/ui/arrow';
import { CarouselFrame } from '@gm/shared/ui/carousel/carousel-frame';
import { CarouselWindow } from '@gm/shared/ui/carousel/carousel-window';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import styles from './carousel.module.css';
import { FurtherButtons } from './further-buttons.tsx';
import type { FurtherLinks } from './further-links.ts';

interface CarouselProps {
  title: string;
  link?: { href: string; text: string };
  further?: FurtherLinks;
  slides: { key: string | number; inhalt: ReactNode }[];
  /** Item name on the buttons, e.g. 'Meldung' for 'Vorherige Meldung' and 'Nächste Meldung'. */
  einheit: string;
}

/**
 * Row of slides under a heading, 1 to 4 visible depending on screen width (requirement M-11). It never moves on its
 * own. Reading and scrolling work without scripts.
 */
export function Carousel({ title, link, further = [], slides, einheit: unit }: CarouselProps) {
  const id = useId();
  return (
    <CarouselFrame className={styles.carousel} labelledBy={id} einheit={unit}>
      <SectionHeading id={id} title={title} link={link}>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} data-schritt={-1}>
            <Arrow to="left" />
            <VisuallyHidden>Vorherige {unit}</VisuallyHidden>
          </button>
          <button type="button" className={styles.button} data-schritt={1}>
            <Arrow to="right" />
            <VisuallyHidden>Nächste {unit}</VisuallyHidden>
          </button>
        </div>
      </SectionHeading>
      <CarouselWindow slides={slides} className={styles.window} slideClassName={styles.slide} />
      <FurtherButtons further={further} className={styles.more} />
    </CarouselFrame>
  );
}
