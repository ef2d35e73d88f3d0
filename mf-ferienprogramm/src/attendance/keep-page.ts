const PATIENCE_MS = 20_000;
const within = <Value>(what: Promise<Value>): Promise<Value | null> =>
  Promise.race([what, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);

/** Files requested by the page so far. */
const listFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(remotes|shell)\//.test(pathname))
    .map(({ pathname }) => pathname);

/**
 * Caches this page with its code and the `further` pages in the service worker and verifies it: offline, nothing else
 * opens the list. False without a service worker, as in private windows.
 */
export async function keepPage(further: readonly string[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await within(navigator.serviceWorker.ready);
  if (!registration?.active) return false;
  const files = [...new Set(listFiles())];
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  const urlsToCache = [location.pathname, ...further, ...files];
  registration.active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [port2]);
  await within(kept);
  const found = await Promise.all([location.pathname, ...files].map((url) => caches.match(url)));
  // Asks for persistent storage, which the browser does not evict.
  await navigator.storage?.persist?.().catch(() => false);
  return found.every(Boolean);
}
