import type { ReactNode, RefObject } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './karussell-fenster.module.css';

interface KarussellFensterProps {
  /** From `useKarussell`, which drives it. */
  ref: RefObject<HTMLDivElement | null>;
  folien: { key: string | number; inhalt: ReactNode }[];
  className?: string;
  folieClassName?: string;
}

/**
 * Slides side by side in a window that scrolls and snaps natively; a slide is as wide as the window unless
 * `folieClassName` says otherwise. The names `swiper-…` are what the engine looks for, none of its styles is there.
 */
export function KarussellFenster({ ref, folien, className, folieClassName }: KarussellFensterProps) {
  return (
    <div ref={ref} className={joinClasses(styles.fenster, className)}>
      <ul className={joinClasses('swiper-wrapper', styles.spur)}>
        {folien.map(({ key, inhalt }) => (
          <li key={key} className={joinClasses('swiper-slide', styles.folie, folieClassName)}>
            {inhalt}
          </li>
        ))}
      </ul>
    </div>
  );
}
