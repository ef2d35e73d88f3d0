import type { WishList } from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { logDeletion } from '../../../core/platform/database/log-deletion.ts';
import { createFamilyRepository } from '../booking/family-repository.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import { createHolidayOpenRepository } from '../booking/holiday-open-repository.ts';
import { createHolidayWaitingListRepository } from '../booking/holiday-waiting-list-repository.ts';
import { createHolidayDraftRepository } from '../drafts/holiday-draft-repository.ts';
import { createWishSheetRepository } from '../draw/wish-sheet-repository.ts';
import { createAccessRepository } from '../organisers/access-repository.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { createPaymentRepository } from '../payment/payment-repository.ts';
import { announceProgram } from '../program/announce-program.ts';
import { createDrawRepository } from '../program/draw-repository.ts';

/** Days; recipients may be on holiday when the mail arrives. */
const UNCONFIRMED_DAYS = 21;
const MINUTE_MS = 60_000;

/**
 * Deletes unconfirmed bookings, bookings whose last event ended more than `days` days ago, and waiting list entries and
 * helpers of such events. Their places are released, so that an event that returns next season starts empty; events of
 * the desk do not return.
 */
export async function deleteOldBookings(db: DataSource, days: number): Promise<void> {
  await createHolidayOpenRepository(db).deleteExpired();
  await createHolidayWaitingListRepository(db).deleteUnconfirmed();
  await createWishSheetRepository(db).deleteUnconfirmed(UNCONFIRMED_DAYS);
  await createAccessRepository(db).deleteExpired();
  await db.transaction().execute(async (trx) => {
    const past = await createHolidayInventoryRepository(trx).lockPast(days);
    const count = {
      ...(past.length > 0 && (await deletePast(trx, past, days))),
      'ferienprogramm-wunschzettel': await deleteWishes(trx, days),
    };
    await logDeletion(trx, new Map(Object.entries(count)));
  });
}

async function deletePast(trx: DataSource, past: readonly number[], days: number) {
  const booked = await createHolidayInventoryRepository(trx).deleteAll(past);
  await createPaymentRepository(trx).deleteOldUmsaetze(days);
  await createFamilyRepository(trx).deleteOrphans();
  const waited = await createHolidayWaitingListRepository(trx).deleteAll(past);
  const organiser = await createOrganiserRepository(trx).deleteAll(past);
  const places = new Map(booked.plaetze);
  for (const [id, count] of waited.plaetze) places.set(id, (places.get(id) ?? 0) + count);
  await createHolidayBookingRepository(trx).bookPlaetze(new Map([...places].map(([id, count]) => [id, -count])));
  if (await createHolidayDraftRepository(trx).removePast(past)) await announceProgram(trx);
  return {
    ferienprogramm: booked.anzahl,
    'ferienprogramm-warteliste': waited.anzahl,
    'ferienprogramm-veranstalter': organiser,
  };
}

/**
 * Deletes a draw, published or not, with all wishes once the last of its events is over. The dates come from the draw's
 * own list, since events may leave the programme or return. Wishes that were never drawn are deleted with their events.
 */
async function deleteWishes(trx: DataSource, days: number): Promise<number> {
  const draws = createDrawRepository(trx);
  const wishes = createWishSheetRepository(trx);
  const draw = await draws.find();
  if (!draw) return wishes.deleteUndrawn(days);
  const { veranstaltungen } = JSON.parse(draw.liste) as WishList;
  const limit = Date.parse(addDays(readBerlinTime(new Date()).tag, -days)) / MINUTE_MS;
  if (veranstaltungen.some(({ zeiten: times }) => times.some(([, until]) => until >= limit))) return 0;
  await draws.delete();
  return wishes.deleteAll();
}
