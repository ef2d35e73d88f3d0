/** Turns of the event loop in which the limit is counted. */
const TURNS = 40;

/**
 * Rejects when this thread has waited for `promise` for `ms` milliseconds; the work itself goes on. Counted in turns: time in
 * which a busy machine did not let this thread run says nothing about what it waits for.
 */
export function withPatience<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
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
