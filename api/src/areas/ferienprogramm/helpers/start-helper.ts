import { nullOn } from '@gm/shared/errors/null-on';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Job } from '../../../core/platform/context.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { startHourWorker } from '../../../core/platform/jobs/hour-worker.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { createHolidayService, type Season } from '../holiday-service.ts';
import { composeHelperReminder } from './compose-helper.ts';
import { createHelperRepository } from './helper-repository.ts';

/** Earliest time of a reminder: none is sent at night. */
const FRUEHESTENS = '09:00';

/** Reminds the next helper of tomorrow, once per day; returns false if there is none left. */
export async function remindNextHelper(db: DataSource, season: Season, now: Date): Promise<boolean> {
  const { tag: today, uhrzeit: timeOfDay } = readBerlinTime(now);
  if (timeOfDay < FRUEHESTENS) return false;
  const day = addDays(today, 1);
  return db.transaction().execute(async (trx) => {
    const repository = createHelperRepository(trx);
    const who = await repository.takeUnerinnert(day);
    const event = who && (await repository.findEvent(who.veranstaltung_id));
    if (!event) return false;
    await createOutboxRepository(trx).store(renderMail(composeHelperReminder(who, day, event, season)));
    return true;
  });
}

/** Reminds tomorrow's helpers, in one process at a time. */
export const startHelper: Job = ({ config, database, stand: state, log }) => {
  const service = createHolidayService(database, state, config);
  return startHourWorker({
    async doNext() {
      const season = await service.readSaison().catch(nullOn('nicht_bereit'));
      if (!season || !(await remindNextHelper(database.db, season, new Date()))) return false;
      service.wakeMailVersand();
      return true;
    },
    report: (err) => log.error({ err }, 'helpers cannot be reminded'),
  });
};
