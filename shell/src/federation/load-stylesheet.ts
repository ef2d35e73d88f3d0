import type { Asset } from '../seite/seite-daten.ts';
import { addLink, createLink } from './add-link.ts';

const LOOK_EVERY_MS = 50;
const stylesheets = new Map<string, Promise<void>>();

/** Chromium on a busy machine applies a stylesheet and fires its `load` seconds later: `sheet` is there from the start. */
async function addStylesheet({ href, integrity }: Asset): Promise<void> {
  const link = createLink({ rel: 'stylesheet', href, integrity });
  let look: ReturnType<typeof setInterval> | undefined;
  const applied = new Promise<void>((resolve) => {
    look = setInterval(() => link.sheet && resolve(), LOOK_EVERY_MS);
  });
  await Promise.race([addLink(link), applied]).finally(() => clearInterval(look));
}

/** Adds a stylesheet once; resolves when it applies. */
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
