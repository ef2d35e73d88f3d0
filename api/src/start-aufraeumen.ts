import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createAbfallerinnerungRepository } from './bereiche/abfall/abfallerinnerung-repository.ts';
import { deleteOldBuchungen } from './bereiche/ferienprogramm/delete-old-buchungen.ts';
import { createRatsaboRepository } from './bereiche/ratsinfo/abo/ratsabo-repository.ts';
import { type Config, getUploadsFolder } from './kern/betrieb/config.ts';
import type { Datenquelle } from './kern/daten/database.ts';
import { createFormularRepository } from './kern/formulare/formular-repository.ts';
import { createEinsendungRepository } from './kern/freigaben/einsendung-repository.ts';
import { createKontogeraetRepository } from './kern/konten/kontogeraet-repository.ts';
import { createKontositzungRepository } from './kern/konten/kontositzung-repository.ts';
import { createZweiterFaktorRepository } from './kern/konten/zweiter-faktor-repository.ts';
import { createOutboxRepository } from './kern/mail/outbox-repository.ts';
import { createPushRepository } from './kern/push/push-repository.ts';

const STUNDE = 3_600_000;
/** Days a sent mail's address is kept, to answer 'did you write to me?'. */
const GESENDETE_MAILS_TAGE = 30;
/** Days it is remembered what was notified of, so that nothing is told twice. */
const PUSH_NACHRICHTEN_TAGE = 30;

type Fristen = Pick<
  Config,
  | 'DATA_DIR'
  | 'AUFBEWAHRUNG_TAGE'
  | 'AUFBEWAHRUNG_TAGE_SONST'
  | 'FERIEN_AUFBEWAHRUNG_TAGE'
  | 'BESTAETIGUNG_STUNDEN'
  | 'ANMELDUNG_SEKUNDEN'
  | 'ANMELDUNG_MAX_STUNDEN'
>;

/** Erases once an hour what has served its purpose. Returns the function that stops it. */
export function startAufraeumen(db: Datenquelle, config: Fristen, log: FastifyBaseLogger): () => void {
  const fristen = { ...config.AUFBEWAHRUNG_TAGE, sonst: config.AUFBEWAHRUNG_TAGE_SONST };
  async function deleteEinsendungen(): Promise<void> {
    for (const bild of await createEinsendungRepository(db).deleteOld(fristen)) {
      await rm(join(getUploadsFolder(config), bild), { force: true });
    }
  }
  const cleanUp = () =>
    Promise.all([
      createOutboxRepository(db).deleteSent(GESENDETE_MAILS_TAGE),
      createFormularRepository(db).forgetKeys(),
      createPushRepository(db).deleteOldNachrichten(PUSH_NACHRICHTEN_TAGE),
      createAbfallerinnerungRepository(db).deleteUnconfirmed(config.BESTAETIGUNG_STUNDEN),
      createRatsaboRepository(db).deleteUnconfirmed(config.BESTAETIGUNG_STUNDEN),
      createKontositzungRepository(db).cleanUp(config),
      createKontogeraetRepository(db).cleanUp(),
      createZweiterFaktorRepository(db).cleanUp(),
      deleteEinsendungen(),
      deleteOldBuchungen(db, config.FERIEN_AUFBEWAHRUNG_TAGE),
    ]).catch((err: unknown) => log.error({ err }, 'old rows cannot be erased'));
  const timer = setInterval(cleanUp, STUNDE);
  timer.unref();
  void cleanUp();
  return () => clearInterval(timer);
}
