import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import type { Motor } from './start-motor.ts';

/** How near the carousel has to be, before its engine is fetched. */
const NEAR = '200px';

interface Karussell {
  fenster: RefObject<HTMLDivElement | null>;
  /** There is more than fits: the buttons have something to do. */
  scrollable: boolean;
  /** Slides in view, from the first step on: what is there from the start needs no announcement. */
  view?: { first: number; last: number };
  move: (direction: 1 | -1) => void;
}

/** Native counterpart of the engine's step, for the moments before it is there and for when it never comes. */
function scrollByOne(fenster: HTMLElement, direction: 1 | -1) {
  const slide = fenster.querySelector('li');
  if (!slide) return;
  const end = fenster.scrollWidth - fenster.clientWidth;
  const step = slide.getBoundingClientRect().width * direction;
  const isAtEdge = direction > 0 ? fenster.scrollLeft >= end - 1 : fenster.scrollLeft <= 1;
  const rewound = direction > 0 ? 0 : end;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  fenster.scrollTo({ left: isAtEdge ? rewound : fenster.scrollLeft + step, behavior });
}

/**
 * Drives a `KarussellFenster` (shared/ui): watches whether its slides fit, and fetches the engine once they do not and
 * the visitor comes near. The shell shares this module with the remotes, so a page has one engine however many carousels.
 */
export function useKarussell(): Karussell {
  const fenster = useRef<HTMLDivElement>(null);
  const motor = useRef<Motor | null>(null);
  const [scrollable, setScrollable] = useState(false);
  const [view, setView] = useState<Karussell['view']>();

  useEffect(() => {
    const element = fenster.current;
    const spur = element?.firstElementChild;
    if (!element || !spur) return;
    const measure = () => setScrollable(spur.scrollWidth > spur.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = fenster.current;
    if (!element || !scrollable) return;
    let stopped = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const onMove = (first: number, last: number) => setView({ first, last });
        try {
          await new Promise<void>(whenIdle);
          if (stopped) return;
          const { startMotor } = await import(/* webpackChunkName: "karussell" */ './start-motor.ts');
          if (!stopped) motor.current = startMotor({ fenster: element, onMove });
        } catch {
          // Without the engine the window goes on scrolling natively: no fault a visitor meets.
          delete element.dataset.motor;
        }
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      stopped = true;
      observer.disconnect();
      motor.current?.stop();
      motor.current = null;
    };
  }, [scrollable]);

  const move = (direction: 1 | -1) => {
    if (motor.current) direction > 0 ? motor.current.showNext() : motor.current.showPrevious();
    else if (fenster.current) scrollByOne(fenster.current, direction);
  };
  return { fenster, scrollable, view, move };
}
