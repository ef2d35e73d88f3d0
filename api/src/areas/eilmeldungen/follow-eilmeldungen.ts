import type { IMAGE_WIDTHS } from '@gm/shared/rules/image-sizes';
import { readMotifPicture } from '@gm/shared/rules/motif-picture';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { createContentRepository } from '../../core/entries/content-repository.ts';
import type { Database } from '../../core/platform/database/database.ts';
import type { OpenDatabase } from '../../core/platform/database/database-handle.ts';
import { createWorker, type JobWorker } from '../../core/platform/jobs/worker.ts';
import { createPushRepository } from '../../core/services/push/push-repository.ts';
import { createEilmeldungRepository, EILMELDUNGEN_CHANNEL } from './eilmeldung-repository.ts';

/** Key under which the fingerprint of the published notices is stored. */
const SHOWN = 'eilmeldungen_gezeigt';
/** Push messages older than a day are not delivered. */
const AT_MOST_MS = 24 * 3_600_000;
/** Pixels; phones show the picture of a notification in full width. */
const PUSH_IMAGE_WIDTH: (typeof IMAGE_WIDTHS)[number] = 960;

/**
 * If the current notices differ from the published ones: raises the content version, so that all cached pages are
 * rendered again, and queues push notifications for those that have just started. Safe to run in several processes.
 */
async function sync(db: Kysely<Database>): Promise<void> {
  const findNew = async (trx: Kysely<Database>) => {
    const shown = await createContentRepository(trx).readConfiguration(SHOWN);
    const now = await createEilmeldungRepository(trx).readFingerprint();
    return (shown ?? '') === now ? null : now;
  };
  if ((await findNew(db)) === null) return;
  await db.transaction().execute(async (trx) => {
    const content = createContentRepository(trx);
    await content.lock();
    const now = await findNew(trx);
    if (now === null) return;
    await content.setKonfiguration(SHOWN, now);
    const push = createPushRepository(trx);
    for (const { id, titel: title, text, link, bild_id, bis: until } of await createEilmeldungRepository(
      trx,
    ).takeUnreported()) {
      const gueltig_bis = new Date(Math.min(until.getTime(), Date.now() + AT_MOST_MS));
      const occasion = `eilmeldung-${id}`;
      const image = bild_id && !readMotifPicture(bild_id) ? `/api/bild/${bild_id}/${PUSH_IMAGE_WIDTH}` : null;
      await push.store({
        anlass: occasion,
        tag: 'Eilmeldungen',
        titel: title,
        text,
        link: link ?? '/',
        bild: image,
        gueltig_bis,
      });
    }
    await content.raiseStand();
  });
}

/** Starts and ends notices on time, and publishes every change of the table at once. */
export async function followEilmeldungen(
  { db, listen: lists }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Pick<JobWorker, 'end'>> {
  const worker = createWorker({
    async doNext() {
      await sync(db);
      return false;
    },
    measureWaitingTime: createEilmeldungRepository(db).measureWaitingTime,
    report: (err) => log.error({ err }, 'urgent notices cannot be read'),
  });
  const stopListening = await lists(EILMELDUNGEN_CHANNEL, worker.wake);
  worker.wake();
  return {
    async end() {
      stopListening();
      await worker.end();
    },
  };
}
