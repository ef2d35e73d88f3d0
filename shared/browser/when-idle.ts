/** Calls `work` once the page has loaded and its own scripts and pictures have had their turn. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
