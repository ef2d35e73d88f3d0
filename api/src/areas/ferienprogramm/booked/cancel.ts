import { getCancellationClosing } from '@gm/shared/areas/ferienprogramm/rules';
import { formatDate } from '@gm/shared/format/date';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import type { Season } from '../holiday-service.ts';
import { settle } from '../payment/settle.ts';
import { assignFreePlaces } from '../waiting-list/assign-free-places.ts';
import { composeStornoMail } from './compose-cancellation.ts';
import { isCancellable } from './show-booking.ts';

export type CancellationResult =
  | { art: 'storniert' }
  | { art: 'unbekannt' }
  /** German message for the family. */
  | { art: 'zu_spaet'; meldung: string };

/**
 * Cancels one event of a child, or all of them without `veranstaltung`, in one transaction. The places go to the
 * waiting list at once. Places cancelled before stay so.
 */
export async function cancel(
  db: DataSource,
  { token, kind: childId, veranstaltung }: { token: string; kind: number; veranstaltung?: number | undefined },
  season: Season,
  now: Date,
): Promise<CancellationResult> {
  const { optionen: options } = season;
  return db.transaction().execute(async (trx): Promise<CancellationResult> => {
    const bookings = createHolidayBookingRepository(trx);
    const booking = await createHolidayInventoryRepository(trx).find(buildTokenHash(token));
    const child = booking?.kinder.find(({ id }) => id === childId);
    const open = child?.teilnahmen.filter(
      ({ veranstaltung_id: id }) => veranstaltung === undefined || id === veranstaltung,
    );
    if (!booking || !child || !open?.length) return { art: 'unbekannt' };
    const ids = open
      .filter(({ storniert: cancelled }) => cancelled === null)
      .map(({ veranstaltung_id }) => veranstaltung_id);
    const events = await bookings.lockVeranstaltungen(ids);
    const fixed = [...events.values()].find((event) => !isCancellable(event, options, now));
    if (fixed) {
      const closing = formatDate(getCancellationClosing(fixed, options));
      const message = `„${fixed.titel}“ konnte nur bis zum ${closing} abgesagt werden. Bitte schreiben Sie an ${options.email}.`;
      return { art: 'zu_spaet', meldung: message };
    }
    // Another request with the same link may have cancelled it between reading and locking.
    const cancelled = await bookings.cancel(childId, ids, 'familie');
    if (cancelled.length === 0) return { art: 'storniert' };
    await bookings.bookPlaetze(new Map(cancelled.map((id) => [id, -1])));
    const calledOff = cancelled.flatMap((id) => events.get(id) ?? []);
    for (const event of calledOff) {
      const afterwards = { ...event, bereits_reserviert: event.bereits_reserviert - 1 };
      await assignFreePlaces(trx, afterwards, season, now);
    }
    const { referenz: reference, email } = booking;
    await settle(trx, [email], options, now);
    const mail = renderMail(composeStornoMail({ referenz: reference, email, kind: child, events: calledOff }, season));
    await createOutboxRepository(trx).store(mail);
    return { art: 'storniert' };
  });
}
