import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './carousel-window.module.css';

interface CarouselWindowProps {
  slides: { key: string | number; inhalt: ReactNode }[];
  className?: string | undefined;
  slideClassName?: string | undefined;
}

/**
 * Slides in a row in a window that scrolls and snaps natively; a slide is as wide as the window unless `slideClassName`
 * sets another width. The engine requires the class names `swiper-…`; none of its styles is loaded.
 */
export function CarouselWindow({ slides, className, slideClassName }: CarouselWindowProps) {
  return (
    <div className={joinClasses(styles.window, className)}>
      <ul className={joinClasses('swiper-wrapper', styles.track)}>
        {slides.map(({ key, inhalt: content }) => (
          <li key={key} className={joinClasses('swiper-slide', styles.slide, slideClassName)}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
