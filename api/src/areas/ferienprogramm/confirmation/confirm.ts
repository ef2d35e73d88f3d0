import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { findConflicts, type LockedVeranstaltung } from '../booking/check-registration.ts';
import { composeConfirmation } from '../booking/compose-confirmation.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayInventoryRepository, type SavedBooking } from '../booking/holiday-inventory-repository.ts';
import { createHolidayOpenRepository } from '../booking/holiday-open-repository.ts';
import type { Season } from '../holiday-service.ts';
import { readClaim, settle } from '../payment/settle.ts';
import { buildStatusPath } from '../program/private-path.ts';
import { assignFreePlaces } from '../waiting-list/assign-free-places.ts';

export type ConfirmationResult =
  /** `hinweise`: German messages, one for each place the family had already. */
  { art: 'bestaetigt'; status_link: string; hinweise: string[] } | { art: 'verfallen' } | { art: 'unbekannt' };

/** The children of a booking with their events that are not cancelled. */
const listSelection = ({ kinder: children }: SavedBooking) =>
  children.map(({ teilnahmen: participations, ...child }) => ({
    kind: child,
    schluessel: child.schluessel,
    ids: participations
      .filter(({ storniert: cancelled }) => cancelled === null)
      .map(({ veranstaltung_id }) => veranstaltung_id),
  }));

/** Mail with everything confirmed; none if nothing is left. */
async function sendConfirmation(
  trx: DataSource,
  id: number,
  veranstaltungen: ReadonlyMap<number, LockedVeranstaltung>,
  statusPath: string,
  { optionen: options, absender: sender }: Season,
): Promise<void> {
  const booking = await createHolidayInventoryRepository(trx).read(id);
  if (!booking) return;
  const children = booking.kinder
    .map(({ teilnahmen: participations, ...child }) => {
      const fixed = participations.filter(({ storniert: cancelled }) => cancelled === null);
      return {
        kind: child,
        veranstaltungen: fixed.flatMap(({ veranstaltung_id }) => veranstaltungen.get(veranstaltung_id) ?? []),
        preise: fixed.map(({ preis: price }) => price),
      };
    })
    .filter(({ preise: prices }) => prices.length > 0);
  if (children.length === 0) return;
  const { referenz: reference } = booking;
  const { kosten: costs } = await readClaim(trx, booking, options);
  const mail = composeConfirmation({
    ...sender,
    referenz: reference,
    kontakt: booking,
    optionen: options,
    kosten: costs,
    statusPfad: statusPath,
    kinder: children,
  });
  await createOutboxRepository(trx).store(renderMail(mail));
}

/**
 * Confirms a booking by the secret from its mail. Confirmed bookings of the same address take precedence, and the
 * duplicate places are released. Bookings of other families for these children stay and are not checked here, as the
 * response time would disclose them; `report-conflicts.ts` checks them later. Idempotent.
 */
export async function confirm(db: DataSource, token: string, season: Season, now: Date): Promise<ConfirmationResult> {
  const status_link = buildStatusPath(token);
  return db.transaction().execute(async (trx): Promise<ConfirmationResult> => {
    const open = createHolidayOpenRepository(trx);
    const bookings = createHolidayBookingRepository(trx);
    const inventory = createHolidayInventoryRepository(trx);
    const found = await open.find(buildTokenHash(token));
    const booking = found?.vom_postfach ? await inventory.read(found.id) : null;
    if (!booking) return { art: 'unbekannt' };
    const { id } = booking;
    const selection = listSelection(booking);
    await bookings.lockKinder(selection.map(({ schluessel: key }) => key));
    const veranstaltungen = await bookings.lockVeranstaltungen(selection.flatMap(({ ids }) => ids));
    const state = await open.lock(id);
    // The address may have changed while waiting for the locks, which invalidates links sent to the old one.
    const valid = await open.find(buildTokenHash(token));
    if (!state || !valid?.vom_postfach) return { art: 'unbekannt' };
    const { email } = valid;
    if (state.bestaetigt) return { art: 'bestaetigt', status_link, hinweise: [] };
    if (state.verfallen || state.abgelaufen) return { art: 'verfallen' };

    const names = selection.map(({ schluessel: key }) => key);
    const fixed = await inventory.findOwn(names, email);
    const own = findConflicts(selection, { veranstaltungen, feste: fixed });
    for (const { id: childId, schluessel: key } of booking.kinder) {
      const duplicate = own.filter((conflict) => conflict.schluessel === key);
      const free = await bookings.cancel(
        childId,
        [...new Set(duplicate.map(({ gewaehlt: chosen }) => chosen))],
        'doppelt',
      );
      await bookings.bookPlaetze(new Map(free.map((eventId) => [eventId, -1])));
    }
    await open.confirm(id);
    for (const eventId of new Set(own.map(({ gewaehlt: chosen }) => chosen))) {
      const event = (await bookings.lockVeranstaltungen([eventId])).get(eventId);
      if (event) await assignFreePlaces(trx, event, season, now);
    }
    await settle(trx, [email], season.optionen, now);
    await sendConfirmation(trx, id, veranstaltungen, status_link, season);
    return { art: 'bestaetigt', status_link, hinweise: [...new Set(own.map(({ meldung: message }) => message))] };
  });
}
