const WENIGER_BEWEGUNG = '(prefers-reduced-motion: reduce)';

interface WechselOptions {
  /** The pictures' window; nothing changes while somebody looks closer. */
  fenster: HTMLElement;
  /** Time a picture stands, in ms. */
  ms: number;
  /** Brings the next picture. */
  change: () => void;
  /** After each change of state. `allowed`: not for visitors who want less motion. */
  onState: (state: { allowed: boolean; runs: boolean }) => void;
  /** Ends it. */
  signal: AbortSignal;
}

export interface Wechsel {
  /** Whether there is anything to change to. */
  setReady(ready: boolean): void;
  toggle(): void;
  stop(): void;
}

/**
 * Pictures that change by themselves until the visitor stops it (WCAG 2.2.2) or touches them. Nothing changes while
 * somebody looks closer or cannot see it; the time begins anew when pointer or focus leave.
 */
export function startWechsel({ fenster, ms, change, onState, signal }: WechselOptions): Wechsel {
  const lessMotion = matchMedia(WENIGER_BEWEGUNG);
  let ready = false;
  let wanted = true;
  let isPointed = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isBusy = () =>
    isPointed ||
    document.hidden ||
    fenster.getBoundingClientRect().bottom < 0 ||
    (fenster.contains(document.activeElement) && document.activeElement?.matches(':focus-visible'));

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
  // A finger does not hover: what it leaves behind is no pointer that leaves again.
  fenster.addEventListener('pointerenter', ({ pointerType }) => (isPointed = pointerType === 'mouse'), { signal });
  fenster.addEventListener('pointerleave', restart, { signal });
  fenster.addEventListener('focusout', restart, { signal });
  fenster.addEventListener('pointerdown', () => want(false), { signal });
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
