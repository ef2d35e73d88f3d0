const RELEASES = ['pointerup', 'pointercancel', 'dragend', 'keyup'] as const;

/**
 * Calls `carryOut` once, when `field` has no focus: replacing the field earlier would interrupt typing, input methods
 * or dictation. Also waits until no pointer is pressed, because a layout shift between press and release would lose the
 * click. Returns a cancel function.
 */
export function waitUntilLeft(field: HTMLElement, carryOut: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const releases = new AbortController();
  /** Deferred, because a touch sends its click after the field has lost focus. */
  function checkLater() {
    clearTimeout(timer);
    timer = setTimeout(check);
  }
  function check() {
    // A window that loses focus keeps its active element.
    if (document.activeElement === field || document.querySelector(':active')) return;
    forget();
    carryOut();
  }
  function forget() {
    clearTimeout(timer);
    releases.abort();
  }
  const { signal } = releases;
  field.addEventListener('blur', checkLater, { signal });
  for (const type of RELEASES) document.addEventListener(type, checkLater, { signal, capture: true });
  check();
  return forget;
}
