import type { Job } from '../../../core/platform/context.ts';
import { createWorker } from '../../../core/platform/jobs/worker.ts';
import { createHolidayOpenRepository } from '../booking/holiday-open-repository.ts';
import { createHolidayService } from '../holiday-service.ts';
import { expireNext, remindNext } from './end-open.ts';

/** Reminds of unconfirmed bookings and expires them at their deadline, in one process at a time. */
export const startConfirmation: Job = ({ config, database, stand: state, log }) => {
  const service = createHolidayService(database, state, config);
  const open = createHolidayOpenRepository(database.db);
  const worker = createWorker({
    measureWaitingTime: () => open.measureWaitingTime(),
    async doNext() {
      if ((await open.measureWaitingTime()) !== 0) return false;
      const season = await service.readSaison();
      const hasReminded = await remindNext(database.db, season);
      return (await expireNext(database.db, season, new Date())) || hasReminded;
    },
    report: (err) => log.error({ err }, 'unconfirmed bookings cannot be looked after'),
  });
  worker.wake();
  return { end: () => worker.end() };
};
