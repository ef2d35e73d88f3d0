import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Config } from '../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { createAbfallerinnerungRepository } from './abfallerinnerung-repository.ts';
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
  return db.transaction().execute(async (trx) => {
    const erinnerung = await createAbfallerinnerungRepository(trx).takeDue(morgen);
    if (!erinnerung) return false;
    await createOutboxRepository(trx).store(renderMail(composeErinnerung(erinnerung, morgen, config)));
    return true;
  });
}
