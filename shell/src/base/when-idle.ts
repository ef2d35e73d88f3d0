/** Limit in milliseconds for pages that never become idle. */
const LIMIT_MS = 5_000;

/** Calls `work` when the page has loaded and its own scripts and pictures are done. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari does not support `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LIMIT_MS });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
