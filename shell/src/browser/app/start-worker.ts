import { navigationStore } from '@gm/shared/navigation/store';
import { mayPrefetch } from '../navigation/intercept-links.ts';
import { type Hint, showHint } from './hint.ts';

const ASKS_AGAIN_MS = 3_600_000;
/** A shorter stay does not count as a visit. */
const VISITED_AFTER_MS = 500;

let hint: Hint | undefined;

/** Asks before a new version takes over; then this tab reloads once. Other tabs keep what they have loaded. */
function offerUpdate(waiting: ServiceWorker): void {
  hint?.remove();
  const reload = () => location.reload();
  const run = () => {
    if (waiting.state === 'activated') reload();
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && reload());
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  const later = () => hint?.remove();
  hint = showHint({
    text: 'Neue Version verfügbar',
    aktionen: [
      { text: 'Jetzt laden', variant: 'primary', run },
      { text: 'Später', variant: 'ghost', run: later },
    ],
    announced: true,
  });
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // Without an active worker this is the first one in this browser and replaces nothing.
      if (worker.state === 'installed' && registration.active) offerUpdate(worker);
    });
  if (registration.waiting && registration.active) offerUpdate(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  // The browser checks for a new worker on document loads only; a tab may stay open for days.
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASKS_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * Asks the worker to cache what it did not see: pages reached by client-side navigation, and the files of the page that
 * was open before the worker started.
 */
function keepVisited(registration: ServiceWorkerRegistration): void {
  const known = new Set<string>(navigator.serviceWorker.controller ? [location.pathname + location.search] : []);
  const keep = () => {
    if (!registration.active || !mayPrefetch()) return;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/(remotes|api\/bild)\//.test(pathname))
      .map(({ pathname }) => pathname);
    const fresh = [location.pathname + location.search, ...files].filter((url) => !known.has(url));
    for (const url of fresh) known.add(url);
    // Without an `Accept` header a picture fetched by a script comes in the oldest format.
    const urlsToCache = fresh.map((url) =>
      url.startsWith('/api/bild/') ? [url, { headers: { accept: 'image/avif,image/webp,*/*' } }] : url,
    );
    if (urlsToCache.length > 0) registration.active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  navigationStore.subscribe(({ url }, before) => {
    if (url === before.url) return;
    clearTimeout(timer);
    timer = setTimeout(keep, VISITED_AFTER_MS);
  });
  keep();
}

/** Registers the service worker, over https and on localhost only (secure contexts). */
export async function startWorker(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  // Private windows and strict settings refuse; the site then works without a worker.
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;
  watchUpdates(registration);
  await navigator.serviceWorker.ready;
  keepVisited(registration);
}
