import { whenIdle } from '../client/when-idle.ts';
import { findPrefetchable } from './intercept-links.ts';

/** Of one page; whoever scrolls through a long list does not load all of it. */
const LINKS = 6;
/**
 * Breadcrumbs lead up, where visitors mostly come from, to pages with many styles: ten files beside an article.
 * They are fetched by whoever points at them.
 */
const FORESEEN = 'a[href]:not([aria-label="Brotkrumen"] a)';

/**
 * Fetches ahead where the links lead that a visitor sees, once the page has come to rest (requirement S-19).
 * @returns to be called with the main part of every page that is shown
 */
export function createForesight(foresee: (url: string) => void): (main: Element) => void {
  let left = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting && left > 0 && findPrefetchable(target as HTMLAnchorElement);
      if (!url) continue;
      left -= 1;
      observer.unobserve(target);
      foresee(url);
    }
  });
  return (main) => {
    observer.disconnect();
    left = LINKS;
    whenIdle(() => {
      for (const link of main.querySelectorAll(FORESEEN)) observer.observe(link);
    });
  };
}
