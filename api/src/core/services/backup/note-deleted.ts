import { randomBytes } from 'node:crypto';
import type { Objects } from '@gm/shared/store/objects';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { openFiles, storeFile } from '../../platform/files/open-files.ts';
import { createWorker, type JobWorker } from '../../platform/jobs/worker.ts';
import { createDeletedRepository, type Deleted } from './deleted-repository.ts';

const listSchema = z.array(
  z.object({ tabelle: z.string(), spalte: z.string(), schluessel: z.string(), wann: z.coerce.date() }),
);

/** Notes deletions outside the database, where a restore does not affect them; false if there are none. */
async function noteNext(db: DataSource, notes: Objects): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = createDeletedRepository(trx);
    const lines = await deleted.takeOpen();
    if (lines.length === 0) return false;
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
    const list = lines.map(({ id, ...line }) => line);
    await storeFile(notes, name, Buffer.from(JSON.stringify(list)));
    await deleted.markNoted(lines.map(({ id }) => id));
    return true;
  });
}

/** Notes deletions continuously, each within half a minute. */
export function startDeleted(
  db: DataSource,
  config: Config,
  log: Pick<FastifyBaseLogger, 'error'>,
): Pick<JobWorker, 'end'> {
  const { geloeschtes: deleted } = openFiles(config);
  const worker = createWorker({
    doNext: () => noteNext(db, deleted),
    measureWaitingTime: async () => null,
    report: (err) => log.error({ err }, 'erased rows cannot be noted'),
  });
  worker.wake();
  return worker;
}

/** Noted deletions since the given time. */
export async function listDeleted(notes: Objects, from: Date): Promise<Deleted[]> {
  const all: Deleted[] = [];
  for (const name of await notes.list('')) {
    const file = await notes.read(name);
    if (file) all.push(...listSchema.parse(JSON.parse(file.bytes.toString())));
  }
  return all.filter(({ wann: when }) => when >= from);
}
