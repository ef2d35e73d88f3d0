/**
 * Milliseconds; looks again even when no wake-up arrived, e.g. after the connection of `LISTEN` broke, or the process died
 * that was at work: another one has taken over within half a minute.
 */
const SPAETESTENS = 20_000;

interface ArbeiterOptions {
  /** Does the next piece of work; false when there was none. */
  doNext(): Promise<boolean>;
  /** Pieces done at a time by one process. */
  bahnen?: number;
  /** Milliseconds until there is work again, or null when none is known of. */
  measureWartezeit(): Promise<number | null>;
  /** Told of every failure; the work goes on at the next wake-up. */
  report(error: unknown): void;
}

export interface Arbeiter {
  /** Looks for work now. Called at start, after an insert, by a timer. */
  wake(): void;
  /** Waits for the pieces in hand; the others stay where they are. */
  end(): Promise<void>;
}

/** Does what falls due in the database: at once when woken, else when the time has come. Never throws. */
export function createArbeiter({ doNext, bahnen = 1, measureWartezeit, report }: ArbeiterOptions): Arbeiter {
  let lauf: Promise<void> | null = null;
  let nochmal = false;
  let beendet = false;
  let wecker: NodeJS.Timeout | undefined;

  async function emptyOut(): Promise<void> {
    do {
      nochmal = false;
      const bahn = async () => {
        while (!beendet && (await doNext()));
      };
      await Promise.all(Array.from({ length: bahnen }, bahn));
    } while (nochmal && !beendet);
  }

  function wake(): void {
    if (beendet) return;
    nochmal = true;
    lauf ??= emptyOut()
      .then(() => measureWartezeit())
      .catch((error: unknown) => {
        report(error);
        return null;
      })
      .then((pause) => {
        lauf = null;
        if (nochmal) return wake();
        clearTimeout(wecker);
        if (!beendet) wecker = setTimeout(wake, Math.min(pause ?? SPAETESTENS, SPAETESTENS));
      });
  }

  return {
    wake,
    async end() {
      beendet = true;
      clearTimeout(wecker);
      await lauf;
    },
  };
}
