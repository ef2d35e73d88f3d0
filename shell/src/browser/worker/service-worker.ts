/**
 * The site's service worker, served as `/sw.js` (app-routes.ts). The document names the releases of a page, so
 * documents and page data are network-first; the files they name are immutable and come from the cache. Responses of
 * the api (pictures apart), forms and pages marked `no-store` are never cached, unless the visitor keeps a copy of them
 * on the device (`OFFLINE_COPY`).
 */
import { OFFLINE_COPY } from '@gm/shared/browser/offline-copy';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { OUTAGE_PAGES } from '../../page/app/outage.ts';
import { type PushScope, registerPushHandlers } from '../app/push-worker.ts';
import { isDocument, isGoodPageData, isKeepablePage, isOfSite, markCopy } from './keepable.ts';

interface WorkerScope extends PushScope {
  /** The server prepends this to the script: files of the shell's build and their hash. */
  gmApp: PushScope['gmApp'] & {
    build: string;
    /** Tells the server that the shell's stylesheets are cached here (serve/variant.ts). */
    styles: string;
    precache: { url: string; revision: string | null; integrity?: string }[];
  };
  navigator: { onLine: boolean };
  registration: PushScope['registration'] & {
    navigationPreload?: { enable(): Promise<void>; setHeaderValue(value: string): Promise<void> };
  };
  skipWaiting(): Promise<void>;
}
type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void };

const worker = self as unknown as WorkerScope;
const { build, styles, precache } = worker.gmApp;

/** After this time a page from the cache is used. */
const PATIENCE_S = 3;
const DAY_S = 86_400;

/** A cached page needs the files of its own shell build, so the caches are separate per build. */
const PAGES = { documents: `seiten-${build}`, data: `seiten-daten-${build}` };

registerPushHandlers(worker);

precacheAndRoute(precache, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

worker.addEventListener('activate', (event) => {
  const dropOldPages = async () => {
    const current = Object.values(PAGES);
    const names = (await caches.keys()).filter((name) => name.startsWith('seiten') && !current.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  const announceStyles = async () => {
    const { navigationPreload } = worker.registration;
    await navigationPreload?.enable();
    await navigationPreload?.setHeaderValue(styles);
  };
  (event as WaitingEvent).waitUntil(Promise.all([dropOldPages(), announceStyles()]));
});

// Sent when the visitor chose 'Jetzt laden'; a new worker never takes control of open tabs by itself.
worker.addEventListener('message', (event) => {
  if ((event as MessageEvent<{ type?: string } | null>).data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isDocument(url.pathname),
  new NetworkFirst({
    cacheName: PAGES.documents,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      {
        // `homescreen` makes no other page, and parameters only for scripts may be secrets; both are left out.
        async cacheKeyWillBeUsed({ request }) {
          const url = new URL(request.url);
          url.searchParams.delete('homescreen');
          url.hash = '';
          return url.href;
        },
        async fetchDidSucceed({ response }) {
          if (!isOfSite(response)) throw new Error(`the site does not answer: ${response.status}`);
          return response;
        },
        cacheWillUpdate: async ({ response }) => (isKeepablePage(response) ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markCopy(cachedResponse),
      },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/_shell/page',
  new NetworkFirst({
    cacheName: PAGES.data,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      { cacheWillUpdate: async ({ response }) => ((await isGoodPageData(response)) ? response : null) },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

const onlyGood = {
  // A response that the api marks as not cacheable is a placeholder for a later picture.
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.headers.get('cache-control')?.includes('no-store') ? response : null,
};

// Data of a form, named by their hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_shell/context/'),
  new CacheFirst({ cacheName: PAGES.data, plugins: [onlyGood] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/remotes/'),
  new CacheFirst({
    cacheName: 'module',
    plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);

// Chunks of the shell that are not needed offline, and files of a newer build than this worker.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/shell/'),
  new CacheFirst({
    cacheName: 'shell-dateien',
    plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/bild/'),
  new StaleWhileRevalidate({
    cacheName: 'bilder',
    // The format was negotiated when the picture was cached; any format is better than none.
    matchOptions: { ignoreVary: true },
    plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

// Files that a tab or a frame shows: without network they come from the visitor's own copy.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && !isDocument(url.pathname),
  new NetworkOnly(),
);

setCatchHandler(async ({ request }) => {
  const kept = await (await caches.open(OFFLINE_COPY)).match(request.url, { ignoreVary: true });
  if (kept) return isDocument(new URL(request.url).pathname) ? markCopy(kept) : kept;
  const outage = worker.navigator.onLine ? 'gestoert' : 'offline';
  const isNavigation = request.mode === 'navigate';
  return (isNavigation ? await matchPrecache(OUTAGE_PAGES[outage]) : undefined) ?? Response.error();
});
