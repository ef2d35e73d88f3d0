import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { sendNext } from '../../kern/mail/abos/start-mailabo.ts';
import { readBriefe } from '../../kern/mail/briefe.ts';
import { createAbfallerinnerungRepository } from './abfallerinnerung-repository.ts';
import { ABFALLMAILS } from './abfallmails.ts';
import { composeErinnerung } from './compose-abfallmails.ts';

type Einstellungen = Pick<Config, 'MAIL_FROM' | 'SITE_URL' | 'ABFALL_ERINNERUNG_UHRZEIT' | 'BESTAETIGUNG_STUNDEN'>;

/**
 * Writes one mail about the collections of the day after `jetzt`, from the configured time of the evening on. False when
 * there is none to write.
 */
export async function remindNext(db: Datenquelle, config: Einstellungen, jetzt: Date): Promise<boolean> {
  const { tag, uhrzeit } = readBerlinerZeit(jetzt);
  if (uhrzeit < config.ABFALL_ERINNERUNG_UHRZEIT) return false;
  const morgen = addTage(tag, 1);
  return sendNext(db, async (trx) => {
    const erinnerung = await createAbfallerinnerungRepository(trx).takeDue(morgen);
    if (!erinnerung) return null;
    return { mail: composeErinnerung(await readBriefe(trx, ABFALLMAILS), erinnerung, morgen, config) };
  });
}
