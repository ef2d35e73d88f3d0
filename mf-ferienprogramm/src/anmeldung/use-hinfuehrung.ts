import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to what just happened: the button that brought it about is far from the news, or gone, so the news gets the focus.
 * A new `news` object is news again, even in the same words.
 */
export function useHinfuehrung(news: object): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef<object>(null);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [news]);
  return ref;
}
