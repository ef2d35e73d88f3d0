import { createElement, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './carousel-window.module.css';

interface CarouselFrameProps {
  /** Either of the two is required. */
  label?: string;
  labelledBy?: string;
  /** Singular name of its slides, e.g. 'Meldung', for 'Meldung 2 bis 4 von 6'. */
  einheit: string;
  /** Autoplay interval in ms; without it there is no autoplay. */
  switchMs?: number;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A carousel with its `CarouselWindow` and buttons. The element's script (shared/carousel/carousel-element.ts, part of
 * the shell) finds buttons by `data-schritt` (1 or -1) and `data-wechsel`; it sets `data-bereit` while the slides
 * overflow, and `data-laeuft` during autoplay. Without scripts the window scrolls natively.
 */
export function CarouselFrame(props: CarouselFrameProps) {
  const { label, labelledBy, einheit: unit, switchMs, className, children } = props;
  return createElement(
    'gm-karussell',
    {
      class: joinClasses(styles.frame, className),
      role: 'region',
      'aria-roledescription': 'Karussell',
      'aria-label': label,
      'aria-labelledby': labelledBy,
      einheit: unit,
      'wechsel-ms': switchMs,
    },
    children,
    <VisuallyHidden>
      <span role="status" />
    </VisuallyHidden>,
  );
}
