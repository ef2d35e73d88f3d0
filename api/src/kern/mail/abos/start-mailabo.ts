import type { Umgebung } from '../../bereich.ts';
import { type Arbeiter, createArbeiter } from '../../betrieb/arbeiter.ts';
import type { Datenquelle } from '../../daten/database.ts';
import type { Mail } from '../mail.ts';
import { createOutboxRepository } from '../outbox-repository.ts';
import { renderMail } from '../render-mail.ts';

/** What one of them is told; `mail` is null where there is nothing to tell. */
interface Bescheid {
  mail: Mail | null;
}

/**
 * Writes one mail that is due, in one transaction with the note that it was told: then each thing is told once, however
 * many processes there are and whenever one of them dies. `compose` takes the next one; null when nobody is left.
 */
export function sendNext(db: Datenquelle, compose: (trx: Datenquelle) => Promise<Bescheid | null>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const bescheid = await compose(trx);
    if (bescheid?.mail) await createOutboxRepository(trx).store(renderMail(bescheid.mail));
    return bescheid !== null;
  });
}

/** Sends what is due, in whichever process is first; looks every minute. `was` names it in the log. */
export function startMailabo({ log }: Pick<Umgebung, 'log'>, was: string, doNext: () => Promise<boolean>): Arbeiter {
  const arbeiter = createArbeiter({
    doNext,
    measureWartezeit: async () => null,
    report: (err) => log.error({ err }, `${was} cannot be sent`),
  });
  arbeiter.wake();
  return arbeiter;
}
