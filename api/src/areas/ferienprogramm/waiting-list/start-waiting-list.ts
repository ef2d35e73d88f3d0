import type { Job } from '../../../core/platform/context.ts';
import { createWorker } from '../../../core/platform/jobs/worker.ts';
import { createHolidayWaitingListRepository } from '../booking/holiday-waiting-list-repository.ts';
import { createHolidayService } from '../holiday-service.ts';
import { assignNewPlaces } from './assign-free-places.ts';
import { endExpired } from './waiting-list.ts';

/**
 * Expires offers and passes their places on, in one process at a time. Also offers places of events that got more,
 * after a change of the content and at least once a minute.
 */
export const startWaitingList: Job = ({ config, database, stand: state, log }) => {
  const service = createHolidayService(database, state, config);
  const waitingList = createHolidayWaitingListRepository(database.db);
  const worker = createWorker({
    measureWaitingTime: () => waitingList.measureWaitingTime(),
    async doNext() {
      const isExpired = (await waitingList.findExpired()) !== null;
      if (!isExpired && (await waitingList.listServable()).length === 0) return false;
      const season = await service.readSaison();
      await assignNewPlaces(database.db, season, new Date());
      return isExpired && endExpired(database.db, season, new Date());
    },
    report: (err) => log.error({ err }, 'the waiting list cannot be served'),
  });
  const stopListening = state.onChange(worker.wake);
  worker.wake();
  return {
    async end() {
      stopListening();
      await worker.end();
    },
  };
};
