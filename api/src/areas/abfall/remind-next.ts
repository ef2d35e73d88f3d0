import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { sendNext } from '../../core/forms/subscriptions/start-mailabo.ts';
import type { Config } from '../../core/platform/config/config.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { readLetters } from '../../core/services/mail/letters.ts';
import { ABFALL_MAILS } from './abfall-mails.ts';
import { createAbfallerinnerungRepository } from './abfallerinnerung-repository.ts';
import { composeReminder } from './compose-abfall-mails.ts';

type Settings = Pick<Config, 'MAIL_FROM' | 'SITE_URL' | 'WASTE_REMINDER_TIME' | 'CONFIRMATION_HOURS'>;

/**
 * Writes one mail about the collections of the day after `now`, once the configured time of the evening is reached.
 * Returns false when none is due.
 */
export async function remindNext(db: DataSource, config: Settings, now: Date): Promise<boolean> {
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(now);
  if (timeOfDay < config.WASTE_REMINDER_TIME) return false;
  const tomorrow = addDays(day, 1);
  return sendNext(db, async (trx) => {
    const reminder = await createAbfallerinnerungRepository(trx).takeDue(tomorrow);
    if (!reminder) return null;
    return { mail: composeReminder(await readLetters(trx, ABFALL_MAILS), reminder, tomorrow, config) };
  });
}
