import { AsyncLocalStorage } from 'node:async_hooks';

const fixedNow = new AsyncLocalStorage<Date>();

/** The time for which a request is answered: the present, or the time of a preview. */
export const getNow = (): Date => fixedNow.getStore() ?? new Date();

/** Runs `work` as of the given time. */
export const runAt = <Result>(moment: Date, work: () => Result): Result => fixedNow.run(moment, work);
