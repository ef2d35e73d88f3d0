import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Europe/Berlin';
/** A little later the new day has surely begun, whatever the clocks of the processes say. */
const RESERVE_MS = 5_000;
const NEUER_VERSUCH_MS = 10 * 60_000;

/** Milliseconds from `jetzt` until shortly after the next midnight in Europe/Berlin; the day may have 23 or 25 hours. */
export function measureUntilMidnight(jetzt: Date): number {
  const morgen = dayjs(jetzt).tz(ZONE).add(1, 'day').format('YYYY-MM-DD');
  return dayjs.tz(morgen, ZONE).diff(jetzt) + RESERVE_MS;
}

/**
 * Calls `lade` after every midnight, so that relative dates move on, and again ten minutes after a failure. Returns the
 * function that stops it.
 */
export function keepInhaltCurrent(load: () => Promise<void>, report: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  const plan = (delay: number) => {
    timer = setTimeout(run, delay);
    timer.unref();
  };
  const run = async () => {
    try {
      await load();
      plan(measureUntilMidnight(new Date()));
    } catch (error) {
      report(error);
      plan(NEUER_VERSUCH_MS);
    }
  };
  plan(measureUntilMidnight(new Date()));
  return () => clearTimeout(timer);
}
