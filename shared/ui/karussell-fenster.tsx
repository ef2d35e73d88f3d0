import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './karussell-fenster.module.css';

interface KarussellFensterProps {
  folien: { key: string | number; inhalt: ReactNode }[];
  className?: string | undefined;
  folieClassName?: string | undefined;
}

/**
 * Slides side by side in a window that scrolls and snaps natively; a slide is as wide as the window unless
 * `folieClassName` says otherwise. The names `swiper-…` are what the engine looks for, none of its styles is there.
 */
export function KarussellFenster({ folien, className, folieClassName }: KarussellFensterProps) {
  return (
    <div className={joinClasses(styles.fenster, className)}>
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
