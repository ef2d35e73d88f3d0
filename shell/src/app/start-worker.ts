import { navigationStore } from '@gm/shared/navigation/store';
import { mayPrefetch } from '../navigation/intercept-links.ts';
import { type Hinweis, showHinweis } from './hinweis.ts';

const ASKS_AGAIN_MS = 3_600_000;
/** Who only passes through a page has not visited it. */
const VISITED_AFTER_MS = 500;

let hinweis: Hinweis | undefined;

/** Asks before a new version takes over; then this tab reloads, once. Others go on with what they have loaded. */
function offerUpdate(waiting: ServiceWorker): void {
  hinweis?.remove();
  const reload = () => location.reload();
  const run = () => {
    if (waiting.state === 'activated') reload();
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && reload());
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  const later = () => hinweis?.remove();
  hinweis = showHinweis({
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
      // Without an active one it is the first worker of this browser and replaces nothing.
      if (worker.state === 'installed' && registration.active) offerUpdate(worker);
    });
  if (registration.waiting && registration.active) offerUpdate(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  // The browser looks for a new worker when a document loads; a tab that stays open for days loads none.
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASKS_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * Lets the worker keep what it did not see: pages reached without a document of their own, and the files of the page
 * that was open before it started.
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
    // A picture asked for by a script comes in the format of the oldest browsers unless it says otherwise.
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

/** Registers the service worker: over https and on localhost only, which is what browsers call a secure context. */
export async function startWorker(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  // Private windows and strict settings refuse; the site then works as it did without.
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;
  watchUpdates(registration);
  await navigator.serviceWorker.ready;
  keepVisited(registration);
}
