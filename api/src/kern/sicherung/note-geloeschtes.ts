import { randomBytes } from 'node:crypto';
import type { Objects } from '@gm/shared/store/objects';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type Arbeiter, createArbeiter } from '../betrieb/arbeiter.ts';
import type { Config } from '../betrieb/config.ts';
import { openDateien, storeDatei } from '../dateien/open-dateien.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createGeloeschtesRepository, type Geloeschtes } from './geloeschtes-repository.ts';

const listeSchema = z.array(
  z.object({ tabelle: z.string(), spalte: z.string(), schluessel: z.string(), wann: z.coerce.date() }),
);

/** Notes what was erased where a backup of the database does not reach; false when there is nothing. */
async function noteNext(db: Datenquelle, notizen: Objects): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const geloeschtes = createGeloeschtesRepository(trx);
    const zeilen = await geloeschtes.takeOpen();
    if (zeilen.length === 0) return false;
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
    const liste = zeilen.map(({ id, ...zeile }) => zeile);
    await storeDatei(notizen, name, Buffer.from(JSON.stringify(liste)));
    await geloeschtes.markNoted(zeilen.map(({ id }) => id));
    return true;
  });
}

/** Does so from now on, within half a minute of every erasure. */
export function startGeloeschtes(
  db: Datenquelle,
  config: Config,
  log: Pick<FastifyBaseLogger, 'error'>,
): Pick<Arbeiter, 'end'> {
  const { geloeschtes } = openDateien(config);
  const arbeiter = createArbeiter({
    doNext: () => noteNext(db, geloeschtes),
    measureWartezeit: async () => null,
    report: (err) => log.error({ err }, 'erased rows cannot be noted'),
  });
  arbeiter.wake();
  return arbeiter;
}

/** What was erased from that moment on, as far as it was noted. */
export async function listGeloeschtes(notizen: Objects, ab: Date): Promise<Geloeschtes[]> {
  const alle: Geloeschtes[] = [];
  for (const name of await notizen.list('')) {
    const datei = await notizen.read(name);
    if (datei) alle.push(...listeSchema.parse(JSON.parse(datei.bytes.toString())));
  }
  return alle.filter(({ wann }) => wann >= ab);
}
