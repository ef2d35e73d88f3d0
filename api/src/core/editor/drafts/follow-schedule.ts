import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../platform/database/database-handle.ts';
import { createWorker, type JobWorker } from '../../platform/jobs/worker.ts';
import { EDITORIAL_CHANNEL } from '../store/editorial-repository.ts';
import type { Publications } from '../store/publication.ts';
import { keepSchedule } from '../store/record-editing.ts';
import { createScheduleRepository } from '../store/schedule-repository.ts';

/**
 * Publishes and withdraws released entries on schedule, in any number of processes. Entries of switched-off areas wait
 * until the area is on again.
 */
export async function followSchedule(
  { db, listen: lists }: Pick<OpenDatabase, 'db' | 'listen'>,
  { auswahl: selection, find }: Publications,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Pick<JobWorker, 'end'>> {
  /** Entries that failed in this round; they do not delay others and are retried in the next round. */
  const failed = new Map<number, unknown>();

  async function doNext(): Promise<boolean> {
    let id: number | undefined;
    try {
      await db.transaction().execute(async (trx) => {
        const due = await createScheduleRepository(trx).takeDue(selection, [...failed.keys()]);
        id = due?.id;
        const publication = due && find(due.art, due.inhalt_art);
        if (publication) await keepSchedule(trx, publication, due);
      });
    } catch (error) {
      if (id === undefined) throw error;
      failed.set(id, error);
    }
    if (id !== undefined || failed.size === 0) return id !== undefined;
    const error = new AggregateError(failed.values(), `Entries ${[...failed.keys()].join(', ')}`);
    failed.clear();
    throw error;
  }

  const worker = createWorker({
    doNext,
    measureWaitingTime: () => createScheduleRepository(db).measureWaitingTime(selection),
    report: (err) => log.error({ err }, 'what editors released cannot be published'),
  });
  const stopListening = await lists(EDITORIAL_CHANNEL, worker.wake);
  worker.wake();
  return {
    async end() {
      stopListening();
      await worker.end();
    },
  };
}
