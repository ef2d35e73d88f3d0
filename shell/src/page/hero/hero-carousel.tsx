import { CarouselFrame } from '@gm/shared/ui/carousel/carousel-frame';
import { CarouselWindow } from '@gm/shared/ui/carousel/carousel-window';
import type { ComponentProps } from 'react';
import styles from './hero-photos.module.css';

function ButtonImage({ d, className }: { d: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={d} />
    </svg>
  );
}

type HeroCarouselProps = ComponentProps<typeof CarouselWindow> & {
  label: string;
  /** Time in ms before the next picture follows. */
  wechselMs: number;
};

/**
 * Pictures or slides of a hero that change by themselves until the visitor takes over. A single one needs no controls.
 */
export function HeroCarousel({ label, wechselMs: switchingMs, ...window }: HeroCarouselProps) {
  if (window.slides.length < 2) return <CarouselWindow {...window} />;
  return (
    <CarouselFrame label={label} einheit="Bild" switchMs={switchingMs} className={styles.carousel}>
      <div className={styles.controls}>
        {/* Hidden with reduced motion, where nothing changes by itself. Icons of lucide (ISC). */}
        <button type="button" data-wechsel="" aria-label="Bildwechsel anhalten" hidden>
          <ButtonImage d="M8 5v14m8-14v14" className={styles.pause} />
          <ButtonImage d="M7 4.5v15l12-7.5z" className={styles.start} />
        </button>
        <button type="button" data-schritt={-1} aria-label="Vorheriges Bild">
          <ButtonImage d="m15 18-6-6 6-6" />
        </button>
        <button type="button" data-schritt={1} aria-label="Nächstes Bild">
          <ButtonImage d="m9 18 6-6-6-6" />
        </button>
      </div>
      <CarouselWindow {...window} />
    </CarouselFrame>
  );
}
