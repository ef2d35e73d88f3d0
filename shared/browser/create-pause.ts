/** Longest wait for a moment without work, in milliseconds. */
const IDLE_LIMIT_MS = 1000;

/** Puts work off until somebody stops typing. */
export interface Pause {
  /** Forgets what was put off, and puts off `work`. */
  restart: (work: () => void) => void;
  drop: () => void;
  isWaiting: () => boolean;
}

/**
 * Work that no key press shall wait for: it is done when nothing was put off for `delay` milliseconds and the browser has
 * nothing else to do.
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
        // Safari has no idle callbacks.
        if (!('requestIdleCallback' in window)) run();
        else idle = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
      }, delay);
    },
  };
}
