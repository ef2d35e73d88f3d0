import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Europe/Berlin';
/** Safety margin for clock differences between processes. */
const RESERVE_MS = 5_000;
const NEW_ATTEMPT_MS = 10 * 60_000;

/** Milliseconds from `now` until shortly after the next midnight in Europe/Berlin. A day may have 23 or 25 hours. */
export function measureUntilMidnight(now: Date): number {
  const tomorrow = dayjs(now).tz(ZONE).add(1, 'day').format('YYYY-MM-DD');
  return dayjs.tz(tomorrow, ZONE).diff(now) + RESERVE_MS;
}

/**
 * Calls `load` after every midnight to update relative dates, and retries ten minutes after a failure. Returns a
 * function that stops it.
 */
export function keepContentCurrent(load: () => Promise<void>, report: (error: unknown) => void): () => void {
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
      plan(NEW_ATTEMPT_MS);
    }
  };
  plan(measureUntilMidnight(new Date()));
  return () => clearTimeout(timer);
}
