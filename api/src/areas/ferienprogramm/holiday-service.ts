import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { AppError } from '@gm/shared/errors/app-error';
import type { Config } from '../../core/platform/config/config.ts';
import type { OpenDatabase } from '../../core/platform/database/database-handle.ts';
import type { ContentState } from '../../core/platform/version/content-state.ts';
import { keepUntilChange } from '../../core/platform/version/keep-until-change.ts';
import { getSender } from '../../core/services/mail/get-sender.ts';
import { createOutboxRepository } from '../../core/services/mail/outbox-repository.ts';
import type { Sender } from './booking/compose-confirmation.ts';
import { readHolidayLetters } from './holiday-mails.ts';
import { createFerienprogrammRepository } from './program/ferienprogramm-repository.ts';

export interface Season {
  optionen: FerienprogrammOptions;
  absender: Sender;
}

const WAKE_PAUSE_MS = 500;

/** Shared by the calls of the holiday programme. */
export function createHolidayService(
  { db }: Pick<OpenDatabase, 'db'>,
  state: Pick<ContentState, 'onChange'>,
  config: Pick<Config, 'MAIL_FROM' | 'SITE_URL'>,
) {
  const sender = { gemeinde: getSender(config.MAIL_FROM), siteUrl: config.SITE_URL };
  let isWaking = false;

  /** Settings as they are in the database: who has changed them must see that before the content version follows. */
  async function readSettings(): Promise<FerienprogrammOptions> {
    const options = await createFerienprogrammRepository(db).findOptions();
    if (!options) throw new AppError('nicht_bereit', 'Zurzeit gibt es kein Ferienprogramm.');
    return options;
  }

  return {
    readSettings,

    /** Season settings and mail texts, read once per content version. Both throw `nicht_bereit` without a programme. */
    readSaison: keepUntilChange<Season>(state, async () => {
      const options = await readSettings();
      return { optionen: options, absender: { ...sender, briefe: await readHolidayLetters(db) } };
    }),

    /**
     * Wakes the mail workers, once for all bookings within half a second: on the first morning each wake-up would cost
     * as much as a booking. A lost wake-up is made up for within a minute.
     */
    wakeMailVersand(): void {
      if (isWaking) return;
      isWaking = true;
      setTimeout(() => {
        createOutboxRepository(db)
          .wake()
          .catch(() => {})
          .finally(() => {
            isWaking = false;
          });
      }, WAKE_PAUSE_MS).unref();
    },
  };
}
