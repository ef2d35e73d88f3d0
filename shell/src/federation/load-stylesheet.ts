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
async function addStylesheet({ href, integrity }: Asset): Promise<void> {
  const link = createLink({ rel: 'stylesheet', href, integrity, media: NOT_YET });
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

/** From now on these count; each was loaded before. */
export function applyStylesheets(assets: readonly Asset[]): void {
  for (const { href } of assets) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
    if (link?.media === NOT_YET) link.media = '';
  }
}

const foreseen = new Map<string, Asset>();
let applying: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads what pages need that somebody may go to. A stylesheet with layers makes a browser lay out the whole page anew (decision
 * 076): they count from one idle moment on, all of them, and none has to when the page changes.
 */
export function foreseeStylesheets(assets: readonly Asset[]): void {
  for (const asset of assets) {
    loadStylesheet(asset).then(
      () => {
        foreseen.set(asset.href, asset);
        clearTimeout(applying);
        applying = setTimeout(
          () =>
            whenIdle(() => {
              applyStylesheets([...foreseen.values()]);
              foreseen.clear();
            }),
          TOGETHER_MS,
        );
      },
      // Who goes there asks again, and reports.
      () => {},
    );
  }
}
