import { createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { countPlaces } from '../booking/book.ts';
import { composeConfirmationRequest } from '../booking/compose-open.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import { createHolidayOpenRepository } from '../booking/holiday-open-repository.ts';
import type { Season } from '../holiday-service.ts';
import { buildOpenPath } from '../program/private-path.ts';
import { assignFreePlaces } from '../waiting-list/assign-free-places.ts';

/**
 * Sends one reminder with a link of its own; the link of the first mail stays valid. Returns false when none is due.
 */
export async function remindNext(db: DataSource, { optionen: options, absender: sender }: Season): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const open = createHolidayOpenRepository(trx);
    const id = await open.takeReminder();
    const booking = id === null ? null : await createHolidayInventoryRepository(trx).read(id);
    if (!booking?.bestaetigen_bis) return false;
    const { token, token_hash } = createSecret();
    await open.addLink(booking.id, token_hash);
    const mail = composeConfirmationRequest({
      ...sender,
      optionen: options,
      referenz: booking.referenz,
      email: booking.email,
      kinder: booking.kinder.length,
      plaetze: booking.kinder.flatMap(({ teilnahmen: participations }) => participations).length,
      bis: booking.bestaetigen_bis,
      pfad: buildOpenPath(token),
      erinnerung: true,
    });
    await createOutboxRepository(trx).store(renderMail(mail));
    return true;
  });
}

/**
 * Expires the booking with the earliest deadline and offers its places to the waiting list; returns false when none has
 * expired.
 */
export async function expireNext(db: DataSource, season: Season, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const open = createHolidayOpenRepository(trx);
    const bookings = createHolidayBookingRepository(trx);
    const id = await open.findExpired();
    const booking = id === null ? null : await createHolidayInventoryRepository(trx).read(id);
    if (!booking) return false;
    const held = booking.kinder.flatMap(({ teilnahmen: participations }) =>
      participations.map(({ veranstaltung_id }) => veranstaltung_id),
    );
    await bookings.lockVeranstaltungen(held);
    const state = await open.lock(booking.id);
    // The booking was confirmed or prolonged meanwhile, or another process expired it.
    if (!state?.abgelaufen || state.bestaetigt || state.verfallen) return true;
    const free = countPlaces([{ ids: await open.expire(booking.id) }]);
    await bookings.bookPlaetze(new Map([...free].map(([event, count]) => [event, -count])));
    for (const event of (await bookings.lockVeranstaltungen([...free.keys()])).values()) {
      await assignFreePlaces(trx, event, season, now);
    }
    return true;
  });
}
