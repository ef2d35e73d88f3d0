import type { FastifyBaseLogger } from 'fastify';
import type { Datenquelle } from './daten/database.ts';
import { createFormularRepository } from './daten/formular-repository.ts';
import { createOutboxRepository } from './daten/outbox-repository.ts';

const STUNDE = 3_600_000;
/** Days a sent mail's address is kept, to answer 'did you write to me?'. */
const GESENDETE_MAILS_TAGE = 30;

/** Erases once an hour what has served its purpose. Returns the function that stops it. */
export function starteAufraeumen(db: Datenquelle, log: FastifyBaseLogger): () => void {
  const raeumeAuf = () =>
    Promise.all([
      createOutboxRepository(db).loescheGesendete(GESENDETE_MAILS_TAGE),
      createFormularRepository(db).vergissSchluessel(),
    ]).catch((err: unknown) => log.error({ err }, 'old rows cannot be erased'));
  const timer = setInterval(raeumeAuf, STUNDE);
  timer.unref();
  void raeumeAuf();
  return () => clearInterval(timer);
}
