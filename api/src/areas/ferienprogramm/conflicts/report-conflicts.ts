import type { DataSource } from '../../../core/platform/database/database.ts';
import { createThrottleRepository } from '../../../core/platform/http/throttle-repository.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { type Conflict, findConflicts } from '../booking/check-registration.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import type { Season } from '../holiday-service.ts';
import { createHolidayConflictRepository } from './holiday-conflict-repository.ts';
import { writeConflictMail } from './write-conflict-mail.ts';

const DAY = 24 * 60;
/** Repeated attempts must not flood another family's mailbox. */
const MAILS_ON_DAY = 3;

/**
 * A child has confirmed bookings of two families. Only the first family is notified, with its own bookings and a few
 * times a day at most, because names and birthdays of children are no secret.
 */
async function reportConflicts(
  db: DataSource,
  conflicts: readonly Conflict[],
  { optionen: options, absender: sender }: Season,
): Promise<void> {
  const sentences = new Map<string, Set<string>>();
  for (const { email, meldung: message, referenz: reference } of conflicts) {
    sentences.set(email, (sentences.get(email) ?? new Set()).add(`${message} (Buchung ${reference})`));
  }
  // Sorted, to avoid a deadlock between two bookings with conflicts in the same families.
  for (const [email, own] of [...sentences].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if ((await createThrottleRepository(db).count('ferien-konflikt', email, DAY)) > MAILS_ON_DAY) continue;
    const mail = writeConflictMail({ ...sender, optionen: options, email, saetze: [...own] });
    await createOutboxRepository(db).store(renderMail(mail));
  }
}

/**
 * Checks the oldest unchecked confirmed booking for conflicts with other families. This runs separately from the
 * confirmation request, whose work and duration must not depend on whether a child is known. Returns whether a family
 * was notified; null if there is no such booking.
 */
export async function examineNext(db: DataSource, readSeason: () => Promise<Season>): Promise<boolean | null> {
  const id = await createHolidayConflictRepository(db).findNext();
  if (id === null) return null;
  // Before the transaction: the embedded database has one connection.
  const season = await readSeason();
  return db.transaction().execute(async (trx) => {
    const repository = createHolidayConflictRepository(trx);
    const bookings = createHolidayBookingRepository(trx);
    const inventory = createHolidayInventoryRepository(trx);
    // Of two bookings of one child, the one checked second finds the first.
    await bookings.lockKinder(await repository.listSchluessel(id));
    const places = await repository.take(id);
    const booking = await inventory.read(id);
    if (!booking || places.length === 0) return false;
    const selection = booking.kinder.map((child) => ({
      kind: child,
      schluessel: child.schluessel,
      ids: places.flatMap(({ kind_id, veranstaltung_id }) => (kind_id === child.id ? veranstaltung_id : [])),
    }));
    const { veranstaltungen } = await bookings.readState(places.map(({ veranstaltung_id }) => veranstaltung_id));
    const fixed = await inventory.findOthers(
      selection.map(({ schluessel: key }) => key),
      booking.email,
    );
    const conflicts = findConflicts(selection, { veranstaltungen, feste: fixed });
    await reportConflicts(trx, conflicts, season);
    return conflicts.length > 0;
  });
}
