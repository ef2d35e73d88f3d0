/** Longer than from lifting a finger to the click it makes, in milliseconds. */
const CLICK_LIMIT_MS = 300;

/**
 * Tells when a finger or the mouse's main button goes down (`begin`), and when the click that may come of it has been
 * dealt with (`end`): what moves between takes the place from under the pointer, and the click is lost.
 * @returns ends the watch
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
  // At the window and not on the way down: by then the page's own listeners have had the click.
  addEventListener('click', finish, { signal });
  // Scrolling, dragging, a menu, another window: no click comes, and of some no `pointerup` either.
  for (const type of ['pointercancel', 'contextmenu', 'blur'] as const) addEventListener(type, finish, { signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
