import { whenIdle } from '../../base/when-idle.ts';
import { findPrefetchable } from './intercept-links.ts';

/** Limit per page: scrolling through a long list must not load all of it. */
const LINKS = 6;
/**
 * Breadcrumbs lead up, where visitors mostly come from, to pages with many styles: ten files beside an article. They
 * are prefetched only when pointed at.
 */
const FORESEEN = 'a[href]:not([aria-label="Brotkrumen"] a)';

/**
 * Prefetches visible links once the page is idle (requirement S-19).
 * @returns function to call with the main element of every page that is shown
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
