import { type Arbeiter, createArbeiter } from './arbeiter.ts';

const STUNDE = 3_600_000;

interface StundenarbeiterOptions {
  /** Does the next piece of work; false when nothing is left for this hour. */
  doNext(): Promise<boolean>;
  report(error: unknown): void;
}

/** Empties out once an hour, and at the start of the process, what nothing wakes it for. */
export function startStundenarbeiter({ doNext, report }: StundenarbeiterOptions): Arbeiter {
  let zuletzt = 0;
  const arbeiter = createArbeiter({
    measureWartezeit: async () => STUNDE,
    async doNext() {
      if (Date.now() - zuletzt < STUNDE) return false;
      if (await doNext()) return true;
      zuletzt = Date.now();
      return false;
    },
    report,
  });
  arbeiter.wake();
  return arbeiter;
}
