/** Longer than the delay between lifting a finger and its click, in milliseconds. */
const CLICK_LIMIT_MS = 300;

/**
 * Calls `begin` when a finger or the main mouse button goes down, and `end` once the resulting click has been handled:
 * a layout shift between them would move the target away and lose the click.
 * @returns stops watching
 */
export function watchPress(begin: () => void, end: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    clearTimeout(timer);
    end();
  };
  addEventListener(
    'pointerdown',
    ({ isPrimary, button }) => {
      if (!isPrimary || button !== 0) return;
      clearTimeout(timer);
      begin();
    },
    { signal, capture: true },
  );
  addEventListener(
    'pointerup',
    () => {
      clearTimeout(timer);
      timer = setTimeout(end, CLICK_LIMIT_MS);
    },
    { signal, capture: true },
  );
  // On the window, in the bubbling phase: the page's own listeners have run by then.
  addEventListener('click', finish, { signal });
  // Scrolling, dragging, a context menu or another window: no click follows, and sometimes no `pointerup` either.
  for (const type of ['pointercancel', 'contextmenu', 'blur'] as const) addEventListener(type, finish, { signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
