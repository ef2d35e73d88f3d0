import type { FastifyBaseLogger } from 'fastify';
import type { Bereich } from '../bereich.ts';
import { openDateien } from '../dateien/open-dateien.ts';
import { createSweep } from '../dateien/sweep-dateien.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createFormularRepository } from '../formulare/formular-repository.ts';
import { createUploadRepository } from '../formulare/upload-repository.ts';
import { createEinsendungRepository } from '../freigaben/einsendung-repository.ts';
import { createDokumentRepository } from '../inhalt/dokument-repository.ts';
import { createKontogeraetRepository } from '../konten/kontogeraet-repository.ts';
import { createKontositzungRepository } from '../konten/kontositzung-repository.ts';
import { createZweiterFaktorRepository } from '../konten/zweiter-faktor-repository.ts';
import { createOutboxRepository } from '../mail/outbox-repository.ts';
import { createPushRepository } from '../push/push-repository.ts';
import { createVorschauRepository } from '../redaktion/vorschau/vorschau-repository.ts';
import { createAbrufRepository } from '../server/abruf-repository.ts';
import { createGeloeschtesRepository } from '../sicherung/geloeschtes-repository.ts';
import type { Config } from './config.ts';

const STUNDE = 3_600_000;
/** Days a sent mail's address is kept, to answer 'did you write to me?'. */
const GESENDETE_MAILS_TAGE = 30;
/** Days it is remembered what was notified of, so that nothing is told twice. */
const PUSH_NACHRICHTEN_TAGE = 30;

/**
 * Erases once an hour what has served its purpose, in areas that are switched off, too. Returns the function that stops
 * it.
 */
export function startAufraeumen(
  db: Datenquelle,
  config: Config,
  log: FastifyBaseLogger,
  bereiche: readonly Bereich[],
): () => void {
  const fristen = { ...config.AUFBEWAHRUNG_TAGE, sonst: config.AUFBEWAHRUNG_TAGE_SONST };
  const { uploads } = openDateien(config);
  const sweep = createSweep(db, config);
  async function deleteEinsendungen(): Promise<void> {
    for (const bild of await createEinsendungRepository(db).deleteOld(fristen)) await uploads.remove(bild);
    await sweep();
  }
  const cleanUp = () =>
    Promise.all([
      createOutboxRepository(db).deleteSent(GESENDETE_MAILS_TAGE),
      createFormularRepository(db).forgetKeys(),
      createUploadRepository(db).cleanUp(),
      createPushRepository(db).deleteOldNachrichten(PUSH_NACHRICHTEN_TAGE),
      createKontositzungRepository(db).cleanUp(config),
      createKontogeraetRepository(db).cleanUp(),
      createZweiterFaktorRepository(db).cleanUp(),
      createAbrufRepository(db).cleanUp(),
      createGeloeschtesRepository(db).cleanUp(),
      createVorschauRepository(db).cleanUp(),
      createDokumentRepository(db).removeUnused(),
      deleteEinsendungen(),
      ...bereiche.map((bereich) => bereich.loeschen?.(db, config)),
    ]).catch((err: unknown) => log.error({ err }, 'old rows cannot be erased'));
  const timer = setInterval(cleanUp, STUNDE);
  timer.unref();
  void cleanUp();
  return () => clearInterval(timer);
}
