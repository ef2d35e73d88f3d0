import type { LotAllocation } from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { createContentRepository } from '../../../core/entries/content-repository.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { countPlaces } from '../booking/book.ts';
import { buildBill, buildBooking } from '../booking/build-booking.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import type { Season } from '../holiday-service.ts';
import { settle } from '../payment/settle.ts';
import { createDrawRepository } from '../program/draw-repository.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { composeLotResult } from './compose-draw.ts';
import { createWishSheetRepository, type WishSheetLine } from './wish-sheet-repository.ts';

const ALTERED =
  'Ein Angebot hat weniger freie Plätze als beim Festlegen der Wünsche, oder es fällt aus. Bitte geben Sie die Plätze wieder frei, dann kann das Ergebnis veröffentlicht werden.';

/**
 * Publishes the result in one transaction: books the places of every family, sends the mails, and opens the remaining
 * places until the given day.
 */
export async function publishDraw(db: DataSource, season: Season, restplaetze_bis: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const wishes = createWishSheetRepository(trx);
    await wishes.lock('festlegend');
    const draws = createDrawRepository(trx);
    const draw = await draws.find();
    if (!draw?.zuteilung) throw new AppError('konflikt', 'Es ist noch nicht gelost.');
    if (draw.veroeffentlicht) throw new AppError('konflikt', 'Das Ergebnis ist schon veröffentlicht.');
    const allocation = JSON.parse(draw.zuteilung) as LotAllocation;
    const places = new Map(allocation.map((one) => [one.losnummer, one.plaetze]));
    const sheet = await wishes.listConfirmed();
    const bookings = createHolidayBookingRepository(trx);
    // Children, then events, the lock order of all bookings.
    await bookings.lockKinder(sheet.flatMap(({ kinder: children }) => children.map(({ schluessel: key }) => key)));
    await bookings.lockVeranstaltungen(allocation.flatMap((one) => one.plaetze));
    for (const one of sheet) await giveSheet(trx, one, { plaetze: places, saison: season, restplaetze_bis });
    const emails = new Set(sheet.map(({ kontakt: contact }) => contact.email));
    await settle(trx, [...emails], season.optionen, now);
    await draws.publish();
    const today = readBerlinTime(now).tag;
    await createFerienprogrammRepository(trx).setAnmeldezeit({ anmeldung_von: today, anmeldung_bis: restplaetze_bis });
    await createContentRepository(trx).raiseStand();
    await createOutboxRepository(trx).wake();
  });
}

interface Result {
  plaetze: ReadonlyMap<string, number[]>;
  saison: Season;
  restplaetze_bis: string;
}

/** Books the places of one family and stores its mails. */
async function giveSheet(
  trx: DataSource,
  { kontakt: contact, kinder: children, zustimmungen: consents }: WishSheetLine,
  { plaetze: places, saison: season, restplaetze_bis }: Result,
): Promise<void> {
  const bookings = createHolidayBookingRepository(trx);
  const selection = children.map(({ kind: child, schluessel: key, losnummer: lotNumber }) => ({
    kind: child,
    schluessel: key,
    ids: places.get(lotNumber) ?? [],
  }));
  const won = selection.filter(({ ids }) => ids.length > 0);
  const all = won.flatMap(({ ids }) => ids);
  const { veranstaltungen, stand: state } = await bookings.readState(all);
  if (won.length > 0) {
    const { buchung: booking } = buildBooking(contact, buildBill(won, veranstaltungen, season.optionen), season);
    const route = '/ferienprogramm-verlosung/';
    const booked = await bookings.save({
      ...booking,
      route,
      zustimmungen: consents ?? [],
      plaetze: countPlaces(won),
      stand: state,
    });
    if (booked === null || booked === 'begrenzt') throw new AppError('konflikt', ALTERED);
  }
  const mail = composeLotResult({
    ...season.absender,
    optionen: season.optionen,
    email: contact.email,
    restplaetze_bis,
    kinder: children.map(({ kind: child, losnummer: lotNumber }) => ({
      vorname: child.vorname,
      losnummer: lotNumber,
      plaetze: (places.get(lotNumber) ?? []).flatMap((id) => veranstaltungen.get(id)?.titel ?? []),
    })),
  });
  await createOutboxRepository(trx).store(renderMail(mail));
}
