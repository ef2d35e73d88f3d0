interface Handlers {
  navigate(href: string): void;
  prefetch(href: string): void;
}

const HOVER_MS = 65;

/** The site-internal href of a link, or null when the browser itself should follow it. */
export function findInternalHref(link: HTMLAnchorElement): string | null {
  if (!link.href || link.origin !== location.origin) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || link.dataset.native !== undefined)
    return null;
  // Pages end with a slash; everything else (files, feeds, the api) is left to the browser.
  if (!link.pathname.endsWith('/') || /^\/(api|remotes|_shell)\//.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** No speculative requests on slow or metered connections (requirement S-19). */
export function mayPrefetch(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Path and query to prefetch for a link, or undefined. */
export function findPrefetchable(link: HTMLAnchorElement): string | undefined {
  const url = findInternalHref(link)?.replace(/#.*/, '');
  return url !== location.pathname + location.search && mayPrefetch() ? url : undefined;
}

/** Every plain link of the page navigates without leaving the document. */
export function interceptLinks({ navigate, prefetch }: Handlers): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = linkOf(event);
    const href = link && findInternalHref(link);
    if (!href) return;
    event.preventDefault();
    // A click that comes before the prefetch cancels it; otherwise the page would be requested twice.
    clearTimeout(timer);
    navigate(href);
  });

  const prefetchSoon = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    const url = link && findPrefetchable(link);
    if (url) timer = setTimeout(() => prefetch(url), event.type === 'pointerover' ? HOVER_MS : 0);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetchSoon, { passive: true });
  }
}
