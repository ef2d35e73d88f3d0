import type { BILD_BREITEN } from '@gm/shared/regeln/bild-groessen';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { type Arbeiter, createArbeiter } from '../../kern/betrieb/arbeiter.ts';
import type { Database } from '../../kern/daten/database.ts';
import type { OpenDatabase } from '../../kern/daten/database-handle.ts';
import { createInhaltRepository } from '../../kern/inhalt/inhalt-repository.ts';
import { createPushRepository } from '../../kern/push/push-repository.ts';
import { createEilmeldungRepository, EILMELDUNGEN_KANAL } from './eilmeldung-repository.ts';

/** Where the fingerprint of what visitors see is kept. */
const GEZEIGT = 'eilmeldungen_gezeigt';
/** A notification that arrives a day late alarms for nothing. */
const HOECHSTENS_MS = 24 * 3_600_000;
/** px; phones show the picture of a notification across the screen. */
const PUSH_BILD_BREITE: (typeof BILD_BREITEN)[number] = 960;

/**
 * When other notices hold than the site shows: raises the content version, so that every cached page is made anew, and
 * puts the push notification of those that have just begun on its way. Any number of processes may do this at once.
 */
async function sync(db: Kysely<Database>): Promise<void> {
  const findNeues = async (trx: Kysely<Database>) => {
    const gezeigt = await createInhaltRepository(trx).readConfiguration(GEZEIGT);
    const jetzt = await createEilmeldungRepository(trx).readFingerprint();
    return (gezeigt ?? '') === jetzt ? null : jetzt;
  };
  if ((await findNeues(db)) === null) return;
  await db.transaction().execute(async (trx) => {
    const inhalt = createInhaltRepository(trx);
    await inhalt.lock();
    const jetzt = await findNeues(trx);
    if (jetzt === null) return;
    await inhalt.setKonfiguration(GEZEIGT, jetzt);
    const push = createPushRepository(trx);
    for (const { id, titel, text, link, bild_id, bis } of await createEilmeldungRepository(trx).takeUnreported()) {
      const gueltig_bis = new Date(Math.min(bis.getTime(), Date.now() + HOECHSTENS_MS));
      const anlass = `eilmeldung-${id}`;
      const bild = bild_id && `/api/bild/${bild_id}/${PUSH_BILD_BREITE}`;
      await push.store({ anlass, tag: 'Eilmeldungen', titel, text, link: link ?? '/', bild, gueltig_bis });
    }
    await inhalt.raiseStand();
  });
}

/** Lets notices begin and end on time from now on, and shows every change of the table at once. */
export async function followEilmeldungen(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Pick<Arbeiter, 'end'>> {
  const arbeiter = createArbeiter({
    async doNext() {
      await sync(db);
      return false;
    },
    measureWartezeit: createEilmeldungRepository(db).measureWartezeit,
    report: (err) => log.error({ err }, 'urgent notices cannot be read'),
  });
  const hoereAuf = await listen(EILMELDUNGEN_KANAL, arbeiter.wake);
  arbeiter.wake();
  return {
    async end() {
      hoereAuf();
      await arbeiter.end();
    },
  };
}
