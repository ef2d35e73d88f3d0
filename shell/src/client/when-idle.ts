/** Milliseconds after which a page that never rests does it all the same. */
const LIMIT_MS = 5_000;

/** Calls `work` once the page has loaded and its own scripts and pictures have had their turn. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LIMIT_MS });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
