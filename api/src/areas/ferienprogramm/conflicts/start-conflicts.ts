import type { Job } from '../../../core/platform/context.ts';
import { createWorker } from '../../../core/platform/jobs/worker.ts';
import { createHolidayService } from '../holiday-service.ts';
import { examineNext } from './report-conflicts.ts';

/**
 * Checks some seconds after a confirmation whether another family has booked the children, so that the duration of the
 * request discloses nothing.
 */
export const startConflicts: Job = ({ config, database, stand: state, log }) => {
  const service = createHolidayService(database, state, config);
  const worker = createWorker({
    measureWaitingTime: async () => null,
    async doNext() {
      const hasReported = await examineNext(database.db, () => service.readSaison());
      if (hasReported) service.wakeMailVersand();
      return hasReported !== null;
    },
    report: (err) => log.error({ err }, 'bookings of the same child cannot be looked for'),
  });
  worker.wake();
  return { end: () => worker.end() };
};
