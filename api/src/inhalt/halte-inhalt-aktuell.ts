import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';

const TAG_MIN = 24 * 60;
/** The clock is read to the minute; a little later the new day has surely begun. */
const RESERVE_MS = 65_000;
const NEUER_VERSUCH_MS = 10 * 60_000;

/** Milliseconds from `jetzt` until shortly after the next midnight in Europe/Berlin, at most a day of 24 hours. */
export function messeBisMitternacht(jetzt: Date): number {
  const [stunde = 0, minute = 0] = readBerlinerZeit(jetzt).uhrzeit.split(':').map(Number);
  return (TAG_MIN - stunde * 60 - minute) * 60_000 + RESERVE_MS;
}

/**
 * Calls `lade` after every midnight, so that relative dates move on, and again ten minutes after a failure. Returns the
 * function that stops it. When the clocks change, a call comes up to an hour late, or an hour early and then once more.
 */
export function halteInhaltAktuell(lade: () => Promise<void>, melde: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  const plan = (delay: number) => {
    timer = setTimeout(run, delay);
    timer.unref();
  };
  const run = async () => {
    try {
      await lade();
      plan(messeBisMitternacht(new Date()));
    } catch (error) {
      melde(error);
      plan(NEUER_VERSUCH_MS);
    }
  };
  plan(messeBisMitternacht(new Date()));
  return () => clearTimeout(timer);
}
