/** Maximum wait for idle time, in milliseconds. */
const IDLE_LIMIT_MS = 1000;

/** Debounces work while the user types. */
export interface Pause {
  /** Discards pending work and schedules `work`. */
  restart: (work: () => void) => void;
  drop: () => void;
  isWaiting: () => boolean;
}

/**
 * For work that must not delay key presses: runs after `delay` milliseconds without a restart, when the browser is
 * idle.
 */
export function createPause(delay: number): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;

  function drop() {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
    timer = undefined;
    idle = undefined;
  }

  return {
    drop,
    isWaiting: () => timer !== undefined || idle !== undefined,
    restart(work) {
      drop();
      const run = () => {
        drop();
        work();
      };
      timer = setTimeout(() => {
        timer = undefined;
        // Safari lacks `requestIdleCallback`.
        if (!('requestIdleCallback' in window)) run();
        else idle = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
      }, delay);
    },
  };
}
