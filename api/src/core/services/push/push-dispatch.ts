import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { OpenDatabase } from '../../platform/database/database-handle.ts';
import { whileHolding } from '../../platform/jobs/while-holding.ts';
import { createWorker, type JobWorker } from '../../platform/jobs/worker.ts';
import { loadPushKey } from './load-push-key.ts';
import { createPushRepository, PUSH_CHANNEL, type ReservedPush } from './push-repository.ts';
import { createPushSender, type PushResult } from './send-push.ts';

/** Messages sent concurrently by one process. */
const LANES = 4;
/** Attempts per message; with the back-off the last one is two hours after the first. */
const MAX_ATTEMPTS = 10;

/** Back-off in milliseconds after this number of failed attempts: 15 s, 30 s, 1, 2, 4 … minutes, at most an hour. */
const computePause = (attempts: number) => Math.min(15_000 * 2 ** (attempts - 1), 3_600_000);

/**
 * Starts sending notifications: new ones of any process immediately, and those left from an earlier run. Any number of
 * processes may run it. Endpoints are not logged.
 */
export async function startPushDispatch(
  config: Config,
  { db, listen: lists }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  computeWaitingTime = computePause,
): Promise<Pick<JobWorker, 'end'>> {
  const repository = createPushRepository(db);
  const send = createPushSender(await loadPushKey(config), config);

  async function book(push: ReservedPush, result: PushResult): Promise<void> {
    if (result.art === 'zugestellt') return repository.finish(push);
    if (result.art === 'abo_erloschen') return repository.deleteAbo(push.endpunkt);
    const details = { nachricht: push.nachricht_id, versuch: push.versuche, grund: result.grund };
    if (result.art === 'abgelehnt' || push.versuche >= MAX_ATTEMPTS) {
      log.error(details, 'notification given up');
      return repository.finish(push);
    }
    log.warn(details, 'notification not sent, will be tried again');
    return repository.move(push, Math.max(result.warte ?? 0, computeWaitingTime(push.versuche)));
  }

  const dispatch = createWorker({
    async doNext() {
      const push = await repository.reserve();
      if (!push) return false;
      const isOver = push.gueltig_bis.getTime() <= Date.now();
      // The error message may contain the endpoint.
      const failed = (error: Error): PushResult => ({ art: 'spaeter', grund: error.name });
      if (isOver) await repository.finish(push);
      else {
        const sending = whileHolding(
          () => repository.hold(push),
          () => send(push),
        );
        await book(push, await sending.catch(failed));
      }
      return true;
    },
    bahnen: LANES,
    measureWaitingTime: repository.measureWaitingTime,
    report: (err) => log.error({ err }, 'notifications cannot be read'),
  });
  const stopListening = await lists(PUSH_CHANNEL, dispatch.wake);
  dispatch.wake();
  return {
    async end() {
      stopListening();
      await dispatch.end();
    },
  };
}
