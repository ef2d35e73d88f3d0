import { nullOn } from '@gm/shared/errors/null-on';
import type { Job } from '../../../core/platform/context.ts';
import { startHourWorker } from '../../../core/platform/jobs/hour-worker.ts';
import { createHolidayService } from '../holiday-service.ts';
import { createAccountRepository } from './account-repository.ts';
import { remindAll } from './bills/erinnern.ts';
import { settle } from './settle.ts';

/** Number of families whose bills are opened per batch. */
const STACK = 100;

/**
 * Once an hour: opens the bills of bookings confirmed before a bank account was configured, and reminds of overdue
 * ones.
 */
export const startPayment: Job = ({ config, database, stand: state, log }) => {
  const service = createHolidayService(database, state, config);
  const { db } = database;
  return startHourWorker({
    async doNext() {
      const season = await service.readSaison().catch(nullOn('nicht_bereit'));
      if (!season?.optionen.konto) return false;
      const now = new Date();
      const emails = await createAccountRepository(db).listWithoutAccount(STACK);
      await db.transaction().execute((trx) => settle(trx, emails, season.optionen, now));
      if (emails.length >= STACK) return true;
      const reminded = await db
        .transaction()
        .execute((trx) => remindAll(trx, season, now, season.optionen.mahnung_tage));
      if (reminded > 0) service.wakeMailVersand();
      return false;
    },
    report: (err) => log.error({ err }, 'bills cannot be kept'),
  });
};
