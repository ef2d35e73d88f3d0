import type { Asset } from '../../base/seite-daten.ts';
import { addLink, createLink } from './add-link.ts';

const LOOK_EVERY_MS = 50;
/** Matches no device: the stylesheet is fetched and parsed without restyling the page. */
const NOT_YET = 'not all';
const stylesheets = new Map<string, Promise<void>>();

/** Chromium on a busy machine may fire `load` seconds after the stylesheet is ready; `sheet` is set at once. */
async function addStylesheet(asset: Asset): Promise<void> {
  const link = createLink({ ...asset, rel: 'stylesheet', media: NOT_YET });
  let look: ReturnType<typeof setInterval> | undefined;
  const arrived = new Promise<void>((resolve) => {
    look = setInterval(() => link.sheet && resolve(), LOOK_EVERY_MS);
  });
  await Promise.race([addLink(link), arrived]).finally(() => clearInterval(look));
}

/**
 * Adds a stylesheet once, for a page that is shown later; resolves when `applyStylesheets` can apply it immediately.
 */
export function loadStylesheet(asset: Asset): Promise<void> {
  const { href } = asset;
  let loading = stylesheets.get(href);
  if (!loading) {
    const present = document.querySelector(`link[rel="stylesheet"][href="${href}"], style[data-href="${href}"]`);
    loading = present ? Promise.resolve() : addStylesheet(asset);
    loading.catch(() => stylesheets.delete(href));
    stylesheets.set(href, loading);
  }
  return loading;
}

/** Applies all loaded stylesheets; one that is still loading applies on arrival. */
export function applyStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${NOT_YET}"]`)) link.media = '';
}

/**
 * Prefetches the styles of a page that the visitor may go to. They are applied by the navigation: a stylesheet with
 * layers makes a browser style and lay out the whole page again (decision 087), which a start page at rest need not do.
 */
export function foreseeStylesheets({ styles }: { styles: readonly Asset[] }): void {
  // The navigation itself requests them again and reports a failure.
  Promise.all(styles.map(loadStylesheet)).catch(() => {});
}
