import type { Config } from '../../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { sendNext } from '../../../kern/mail/abos/start-mailabo.ts';
import { readBriefe } from '../../../kern/mail/briefe.ts';
import { composeNeues } from './compose-abomails.ts';
import { createRatsaboRepository } from './ratsabo-repository.ts';
import { createRatsereignisRepository } from './ratsereignis-repository.ts';
import { RATSMAILS } from './ratsmails.ts';

type Einstellungen = Pick<Config, 'MAIL_FROM' | 'SITE_URL' | 'BESTAETIGUNG_STUNDEN' | 'RATSABO_WARTEZEIT_MINUTEN'>;

/** Writes one address what is new of all it follows, if there is something. False when nobody is left to be told. */
export async function notifyNext(
  db: Datenquelle,
  config: Einstellungen,
  buildAbfrage: (q: string) => string,
): Promise<boolean> {
  return sendNext(db, async (trx) => {
    const ereignisse = createRatsereignisRepository(trx);
    const faellig = await ereignisse.takeDue(config.RATSABO_WARTEZEIT_MINUTEN);
    if (!faellig) return null;
    const { bis, ...abonnent } = faellig;
    const neues = [];
    for (const abo of await createRatsaboRepository(trx).listAbos(abonnent.id)) {
      if (!abo.bestaetigt) continue;
      const abfrage = abo.art === 'suche' ? buildAbfrage(abo.q) : '';
      const liste = await ereignisse.list(abo, { nach: abo.stand, bis }, abfrage);
      if (liste.length > 0) neues.push({ ziel: abo, ereignisse: liste });
    }
    await ereignisse.rememberStand(abonnent.id, bis);
    if (neues.length === 0) return { mail: null };
    return { mail: composeNeues(await readBriefe(trx, RATSMAILS), abonnent, neues, config) };
  });
}
