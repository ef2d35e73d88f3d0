/** Milliseconds; looks again even when no wake-up arrived, e.g. after the connection of `LISTEN` broke. */
const SPAETESTENS = 60_000;

interface ArbeiterOptions {
  /** Does the next piece of work; false when there was none. */
  erledigeNaechstes(): Promise<boolean>;
  /** Pieces done at a time by one process. */
  bahnen?: number;
  /** Milliseconds until there is work again, or null when none is known of. */
  messeWartezeit(): Promise<number | null>;
  /** Told of every failure; the work goes on at the next wake-up. */
  melde(error: unknown): void;
}

export interface Arbeiter {
  /** Looks for work now. Called at start, after an insert, by a timer. */
  wecke(): void;
  /** Waits for the pieces in hand; the others stay where they are. */
  beende(): Promise<void>;
}

/** Does what falls due in the database: at once when woken, else when the time has come. Never throws. */
export function createArbeiter({ erledigeNaechstes, bahnen = 1, messeWartezeit, melde }: ArbeiterOptions): Arbeiter {
  let lauf: Promise<void> | null = null;
  let nochmal = false;
  let beendet = false;
  let wecker: NodeJS.Timeout | undefined;

  async function leere(): Promise<void> {
    do {
      nochmal = false;
      const bahn = async () => {
        while (!beendet && (await erledigeNaechstes()));
      };
      await Promise.all(Array.from({ length: bahnen }, bahn));
    } while (nochmal && !beendet);
  }

  function wecke(): void {
    if (beendet) return;
    nochmal = true;
    lauf ??= leere()
      .then(() => messeWartezeit())
      .catch((error: unknown) => {
        melde(error);
        return null;
      })
      .then((pause) => {
        lauf = null;
        if (nochmal) return wecke();
        clearTimeout(wecker);
        if (!beendet) wecker = setTimeout(wecke, Math.min(pause ?? SPAETESTENS, SPAETESTENS));
      });
  }

  return {
    wecke,
    async beende() {
      beendet = true;
      clearTimeout(wecker);
      await lauf;
    },
  };
}
