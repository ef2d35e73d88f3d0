import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { createSecret } from '../../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../../core/services/mail/render-mail.ts';
import { createHolidayOpenRepository } from '../../booking/holiday-open-repository.ts';
import type { Season } from '../../holiday-service.ts';
import { buildBillPath } from '../../program/private-path.ts';
import { type Account, createPaymentRepository } from '../payment-repository.ts';
import { composeReminder } from './compose-reminder.ts';

/** Days between two reminders of the same bill. */
const PAUSE = 7;

/** Bills due for a reminder on this day. */
export const isDue = ({ faellig: due, offen: open }: Pick<Account, 'faellig' | 'offen'>, day: string) =>
  open > 0 && due < day;

/**
 * Reminds every family with an overdue bill, at most once a week. The mail contains a new link, as the first one may be
 * lost.
 * @param afterDays days after the due date before the first reminder; 0 if staff trigger it
 */
export async function remindAll(trx: DataSource, season: Season, now: Date, afterDays = 0): Promise<number> {
  const payments = createPaymentRepository(trx);
  await payments.lockUmsaetze();
  const { tag: day } = readBerlinTime(now);
  const { konto: account } = season.optionen;
  const since = new Date(now.getTime() - PAUSE * 24 * 3_600_000);
  const overdue = (await payments.listKonten()).filter(
    (one) => isDue(one, addDays(day, -afterDays)) && (one.erinnert_am === null || one.erinnert_am <= since),
  );
  if (!account) return 0;
  for (const { buchung_id, email, referenz: reference, offen: open, faellig: due, erinnert: reminded } of overdue) {
    const { token, token_hash } = createSecret();
    await createHolidayOpenRepository(trx).addLink(buchung_id, token_hash);
    const mail = composeReminder(
      {
        email,
        referenz: reference,
        offen: open,
        faellig: due,
        nummer: reminded + 1,
        konto: account,
        pfad: buildBillPath(token),
      },
      season,
    );
    await createOutboxRepository(trx).store(renderMail(mail));
    await payments.noteErinnerung(buchung_id);
  }
  return overdue.length;
}
