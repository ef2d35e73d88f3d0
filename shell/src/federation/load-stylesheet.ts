import { whenIdle } from '../client/when-idle.ts';
import type { Asset } from '../seite/seite-daten.ts';
import { addLink, createLink } from './add-link.ts';

const LOOK_EVERY_MS = 50;
/** What is foreseen comes within this of each other. */
const TOGETHER_MS = 500;
/** For no device: fetched and parsed, and nothing on the page is styled anew by it. */
const NOT_YET = 'not all';
const stylesheets = new Map<string, Promise<void>>();

/** Chromium on a busy machine has a stylesheet and fires its `load` seconds later: `sheet` is there from the start. */
async function addStylesheet(asset: Asset): Promise<void> {
  const link = createLink({ ...asset, rel: 'stylesheet', media: NOT_YET });
  let look: ReturnType<typeof setInterval> | undefined;
  const arrived = new Promise<void>((resolve) => {
    look = setInterval(() => link.sheet && resolve(), LOOK_EVERY_MS);
  });
  await Promise.race([addLink(link), arrived]).finally(() => clearInterval(look));
}

/** Adds a stylesheet once, for a page that is yet to be shown; resolves when `applyStylesheets` makes it count at once. */
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

/** From now on all of them count, one that is still on its way as soon as it comes. */
export function applyStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${NOT_YET}"]`)) link.media = '';
}

/**
 * Loads what a page needs that somebody may go to. A stylesheet with layers makes a browser lay out the whole page anew (decision
 * 076): they count from one idle moment on, all of them, and none has to when the page changes.
 */
export function foreseeStylesheets({ styles }: { styles: readonly Asset[] }): void {
  Promise.all(styles.map(loadStylesheet)).then(
    () => setTimeout(whenIdle, TOGETHER_MS, applyStylesheets),
    // Who goes there asks again, and reports.
    () => {},
  );
}
