import { createWorker, type JobWorker } from './worker.ts';

const HOUR = 3_600_000;

interface HourWorkerOptions {
  /** Does one unit of work; false if nothing is left for this hour. */
  doNext(): Promise<boolean>;
  report(error: unknown): void;
}

/** Runs work that no event triggers: at the start of the process and once an hour. */
export function startHourWorker({ doNext, report }: HourWorkerOptions): JobWorker {
  let lastly = 0;
  const worker = createWorker({
    measureWaitingTime: async () => HOUR,
    async doNext() {
      if (Date.now() - lastly < HOUR) return false;
      if (await doNext()) return true;
      lastly = Date.now();
      return false;
    },
    report,
  });
  worker.wake();
  return worker;
}
