const FEWER_MOTION = '(prefers-reduced-motion: reduce)';

interface SwitchingOptions {
  /** The pictures' window; changes pause while it has hover or focus. */
  fenster: HTMLElement;
  /** Time per picture, in ms. */
  ms: number;
  /** Shows the next picture. */
  change: () => void;
  /** After each change of state. `allowed` is false with reduced motion. */
  onState: (state: { allowed: boolean; runs: boolean }) => void;
  /** Stops everything. */
  signal: AbortSignal;
}

export interface Switching {
  /** Whether there is more than one picture. */
  setReady(ready: boolean): void;
  toggle(): void;
  stop(): void;
}

/**
 * Autoplay of pictures that the visitor can stop (WCAG 2.2.2) or ends by interacting. Pauses on hover, focus and in
 * hidden tabs; the interval restarts afterwards.
 */
export function startSwitching({ fenster: window, ms, change, onState, signal }: SwitchingOptions): Switching {
  const lessMotion = matchMedia(FEWER_MOTION);
  let ready = false;
  let wanted = true;
  let isPointed = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isBusy = () =>
    isPointed ||
    document.hidden ||
    window.getBoundingClientRect().bottom < 0 ||
    (window.contains(document.activeElement) && document.activeElement?.matches(':focus-visible'));

  function update(): void {
    const allowed = !lessMotion.matches;
    const runs = allowed && wanted && ready && !signal.aborted;
    clearInterval(timer);
    if (runs) {
      timer = setInterval(() => {
        if (!isBusy()) change();
      }, ms);
    }
    if (!signal.aborted) onState({ allowed, runs });
  }
  function restart(): void {
    isPointed = false;
    update();
  }
  function want(what: boolean): void {
    wanted = what;
    update();
  }

  lessMotion.addEventListener('change', update, { signal });
  // A touch does not hover and sends no matching leave event.
  window.addEventListener('pointerenter', ({ pointerType }) => (isPointed = pointerType === 'mouse'), { signal });
  window.addEventListener('pointerleave', restart, { signal });
  window.addEventListener('focusout', restart, { signal });
  window.addEventListener('pointerdown', () => want(false), { signal });
  signal.addEventListener('abort', update);
  update();
  return {
    setReady(now) {
      if (now === ready) return;
      ready = now;
      update();
    },
    toggle: () => want(!wanted),
    stop: () => want(false),
  };
}
