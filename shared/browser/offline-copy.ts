/**
 * Name of the cache with pages and files that a visitor keeps on the device on request. The service worker serves them
 * when there is no network, also those that it never caches by itself.
 */
export const OFFLINE_COPY = 'unterwegs';
