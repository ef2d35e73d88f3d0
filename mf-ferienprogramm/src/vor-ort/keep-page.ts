const PATIENCE_MS = 20_000;
const within = <Wert>(what: Promise<Wert>): Promise<Wert | null> =>
  Promise.race([what, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);

/** Files that the page is made of, as far as they have been asked for. */
const listFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(remotes|shell)\//.test(pathname))
    .map(({ pathname }) => pathname);

/**
 * Has the service worker keep this page with its code and `weitere` pages, and looks whether it did: without a signal nothing else
 * opens the list. False where there is no worker, as in private windows.
 */
export async function keepPage(weitere: readonly string[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await within(navigator.serviceWorker.ready);
  if (!registration?.active) return false;
  const files = [...new Set(listFiles())];
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  const urlsToCache = [location.pathname, ...weitere, ...files];
  registration.active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [port2]);
  await within(kept);
  const found = await Promise.all([location.pathname, ...files].map((url) => caches.match(url)));
  // The browser may clear what it keeps of sites that nobody uses; this one is.
  await navigator.storage?.persist?.().catch(() => false);
  return found.every(Boolean);
}
