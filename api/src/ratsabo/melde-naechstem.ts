import type { Config } from '../config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createOutboxRepository } from '../daten/outbox-repository.ts';
import { createRatsaboRepository } from '../daten/ratsabo-repository.ts';
import { createRatsereignisRepository } from '../daten/ratsereignis-repository.ts';
import { rendereMail } from '../mail/rendere-mail.ts';
import { verfasseNeues } from './verfasse-abomails.ts';

type Einstellungen = Pick<Config, 'MAIL_FROM' | 'SITE_URL' | 'BESTAETIGUNG_STUNDEN' | 'RATSABO_WARTEZEIT_MINUTEN'>;

/**
 * Writes one address what is new of all it follows, if there is something; in one transaction with the note that it was
 * told, so that each thing is told once, whoever dies. False when nobody is left to be told.
 */
export async function meldeNaechstem(
  db: Datenquelle,
  config: Einstellungen,
  baueAbfrage: (q: string) => string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ereignisse = createRatsereignisRepository(trx);
    const faellig = await ereignisse.nimmFaelligen(config.RATSABO_WARTEZEIT_MINUTEN);
    if (!faellig) return false;
    const { bis, ...abonnent } = faellig;
    const neues = [];
    for (const abo of await createRatsaboRepository(trx).listeAbos(abonnent.id)) {
      if (!abo.bestaetigt) continue;
      const abfrage = abo.art === 'suche' ? baueAbfrage(abo.q) : '';
      const liste = await ereignisse.liste(abo, { nach: abo.stand, bis }, abfrage);
      if (liste.length > 0) neues.push({ ziel: abo, ereignisse: liste });
    }
    await ereignisse.merkeStand(abonnent.id, bis);
    if (neues.length > 0) {
      await createOutboxRepository(trx).legeAb(rendereMail(verfasseNeues(abonnent, neues, config)));
    }
    return true;
  });
}
