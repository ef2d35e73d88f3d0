import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Config } from '../../kern/betrieb/config.ts';
import type { OpenDatabase } from '../../kern/daten/database-handle.ts';
import type { InhaltStand } from '../../kern/inhalt/inhalt-stand.ts';
import { getAbsender } from '../../kern/mail/get-absender.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import type { Absender } from './compose-bestaetigung.ts';
import { readFerienbriefe } from './ferienmails.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';

export interface Saison {
  optionen: FerienprogrammOptionen;
  absender: Absender;
}

const WECKPAUSE_MS = 500;

/** What the calls of the holiday programme share. */
export function createFerienDienst(
  { db }: Pick<OpenDatabase, 'db'>,
  stand: Pick<InhaltStand, 'version'>,
  config: Pick<Config, 'MAIL_FROM' | 'SITE_URL'>,
) {
  const absender = { gemeinde: getAbsender(config.MAIL_FROM), siteUrl: config.SITE_URL };
  let gelesen: { version: string; saison: Promise<Saison | null> } | undefined;
  let weckt = false;

  async function read(): Promise<Saison | null> {
    const optionen = await createFerienprogrammRepository(db).findOptionen();
    return optionen && { optionen, absender: { ...absender, briefe: await readFerienbriefe(db) } };
  }

  return {
    /** Settings of the season and words of its mails, read once per content version. Throws `nicht_bereit` where there is no holiday programme. */
    async readSaison(): Promise<Saison> {
      const { version } = stand;
      if (gelesen?.version !== version) {
        gelesen = { version, saison: read() };
        gelesen.saison.catch(() => {
          gelesen = undefined;
        });
      }
      const saison = await gelesen.saison;
      if (!saison) throw new AppError('nicht_bereit', 'Zurzeit gibt es kein Ferienprogramm.');
      return saison;
    },

    /**
     * Wakes the senders of mails, once for all bookings that end within half a second: on the first morning each waking would
     * cost as much as a booking. A failure is made up for within a minute.
     */
    wakeMailVersand(): void {
      if (weckt) return;
      weckt = true;
      setTimeout(() => {
        createOutboxRepository(db)
          .wake()
          .catch(() => {})
          .finally(() => {
            weckt = false;
          });
      }, WECKPAUSE_MS).unref();
    },
  };
}
