import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to a new status message and focuses it: the button that caused it may be far away or removed. A new `news`
 * object counts as new, even with the same text. `start` for everything that may be taller than a phone: centred, its
 * beginning would lie under the header.
 */
export function useGuidance(news: object, block: ScrollLogicalPosition = 'start'): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef<object>(null);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block });
  }, [news, block]);
  return ref;
}
