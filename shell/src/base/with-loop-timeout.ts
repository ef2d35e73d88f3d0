/** The limit is split into this many turns of the event loop. */
const TURNS = 40;

/**
 * Rejects after waiting `ms` milliseconds for `promise`; the work itself continues. The time is counted in turns of the
 * event loop, because time in which a busy machine did not run this thread says nothing about the work.
 */
export function withLoopTimeout<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    const wait = (left: number) => {
      if (left > 0) timer = setTimeout(() => wait(left - 1), ms / TURNS);
      else reject(new Error(`${what}: no answer within ${ms} ms`));
    };
    wait(TURNS);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
