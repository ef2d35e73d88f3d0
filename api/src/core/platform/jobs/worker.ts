/**
 * Polling interval in milliseconds, in case a notification was lost or another process died with work in progress;
 * takeover happens within half a minute.
 */
const AT_LATEST = 20_000;

interface WorkerSettings {
  /** Does one unit of work; false if there is none. */
  doNext(): Promise<boolean>;
  /** Concurrent units per process. */
  bahnen?: number;
  /** Milliseconds until work is due, or null if none is known. */
  measureWaitingTime(): Promise<number | null>;
  /** Called on every failure; work continues at the next wake-up. */
  report(error: unknown): void;
}

export interface JobWorker {
  /** Checks for work now. Called at start, after an insert, by a timer. */
  wake(): void;
  /** Waits for units in progress; the rest stays in the database. */
  end(): Promise<void>;
}

/** Processes due work from the database: at once when woken, otherwise on time. Never throws. */
export function createWorker({ doNext, bahnen: lanes = 1, measureWaitingTime, report }: WorkerSettings): JobWorker {
  let run: Promise<void> | null = null;
  let again = false;
  let ended = false;
  let alarmClock: NodeJS.Timeout | undefined;

  async function emptyOut(): Promise<void> {
    do {
      again = false;
      const lane = async () => {
        while (!ended && (await doNext()));
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    } while (again && !ended);
  }

  function wake(): void {
    if (ended) return;
    again = true;
    run ??= emptyOut()
      .then(() => measureWaitingTime())
      .catch((error: unknown) => {
        report(error);
        return null;
      })
      .then((pause) => {
        run = null;
        if (again) return wake();
        clearTimeout(alarmClock);
        if (!ended) alarmClock = setTimeout(wake, Math.min(pause ?? AT_LATEST, AT_LATEST));
      });
  }

  return {
    wake,
    async end() {
      ended = true;
      clearTimeout(alarmClock);
      await run;
    },
  };
}
