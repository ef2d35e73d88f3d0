/**
 * The site's service worker, served as `/sw.js` (app-routes.ts). The document decides which releases a page is made of,
 * so documents and page data come from the network whenever it answers; what they name is immutable and may come from
 * the cache. Replies of the api (pictures apart), forms and pages marked `no-store` are never kept.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { type PushScope, registerPushHandlers } from '../../push/push-worker.ts';
import { isDocument, isGoodPageData, isKeepablePage } from './keepable.ts';

interface WorkerScope extends PushScope {
  /** Put before this script by the server: files of the shell's build and a hash over them. */
  gmApp: PushScope['gmApp'] & {
    build: string;
    /** Tells the server that the shell's stylesheets are kept here (server/variant.ts). */
    styles: string;
    precache: { url: string; revision: string | null; integrity?: string }[];
  };
  registration: PushScope['registration'] & {
    navigationPreload?: { enable(): Promise<void>; setHeaderValue(value: string): Promise<void> };
  };
  skipWaiting(): Promise<void>;
}
type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void };

const worker = self as unknown as WorkerScope;
const { build, styles, precache } = worker.gmApp;

const OFFLINE_PAGE = '/offline/';
/** After this a page from the cache is better than a page that may never come. */
const PATIENCE_S = 3;
const DAY_S = 86_400;

/** A kept page names files of the shell's build it came with, so it is of no use under another one. */
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

// Sent when the visitor chose 'Jetzt laden'; a new worker never takes over open tabs by itself.
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
        // Whether the home screen led here makes no other page, nor does what only a script reads: it may be a secret.
        async cacheKeyWillBeUsed({ request }) {
          const url = new URL(request.url);
          url.searchParams.delete('homescreen');
          url.hash = '';
          return url.href;
        },
        cacheWillUpdate: async ({ response }) => (isKeepablePage(response) ? response : null),
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
  // What the api does not want kept stands in for a picture that comes later.
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.headers.get('cache-control')?.includes('no-store') ? response : null,
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/remotes/'),
  new CacheFirst({
    cacheName: 'module',
    plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);

// Chunks of the shell that are not needed offline, and files of a build newer than this worker.
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
    // The format was negotiated when the picture came; any format is better than none.
    matchOptions: { ignoreVary: true },
    plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

setCatchHandler(async ({ request }) => {
  const isNavigation = request.mode === 'navigate';
  return (isNavigation ? await matchPrecache(OFFLINE_PAGE) : undefined) ?? Response.error();
});
