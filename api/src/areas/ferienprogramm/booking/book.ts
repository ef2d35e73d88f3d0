import { createHash } from 'node:crypto';
import { type Costs, readCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { BookingReceipt, Rejection } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Registration } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { AppError } from '@gm/shared/errors/app-error';
import { PRIVACY_BOOKING } from '@gm/shared/schemas/consents';
import { createFormRepository } from '../../../core/forms/form-repository.ts';
import { noteConsents } from '../../../core/forms/submissions/note-consents.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { Season } from '../holiday-service.ts';
import { buildBill, buildOpenBooking } from './build-booking.ts';
import { type Bounds, buildLimits } from './build-limits.ts';
import {
  checkCosts,
  checkFrame,
  checkSelection,
  type LockedVeranstaltung,
  refuseSilently,
  type Selected,
} from './check-registration.ts';
import { createHolidayBookingRepository, type Repeatable } from './holiday-booking-repository.ts';
import { createHolidayOpenRepository } from './holiday-open-repository.ts';
import { readSelection } from './read-selection.ts';

/** Name of the call for stored `Idempotency-Key`s. */
const FORM = 'ferienprogramm';

type Booked = { art: 'gebucht'; eingang: BookingReceipt };
type Rejected = { art: 'abgelehnt'; ablehnungen: Rejection[]; kosten: Costs; programm: LockedVeranstaltung[] };
export type BookingResult = Booked | Rejected | { art: 'schluessel_vergeben' };

/** `veraltet`: the data changed between reading and storing. */
type Attempt = Booked | Rejected | { art: 'veraltet' };

interface Circumstances extends Season {
  jetzt: Date;
  /** `Idempotency-Key` of the request. */
  schluessel: string | undefined;
  /** Without them no limits apply. */
  schranken?: Bounds;
}

export function countPlaces(selection: readonly Pick<Selected, 'ids'>[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const id of selection.flatMap(({ ids }) => ids)) places.set(id, (places.get(id) ?? 0) + 1);
  return places;
}

/** More attempts than events can change between two round trips. */
const ATTEMPTS = 10;

/**
 * Books everything requested or nothing. An attempt reads events and children without locks, decides, and stores
 * booking and mail if the data is unchanged, which `book-sql.ts` checks under its locks. Otherwise it retries.
 */
export async function book(
  db: DataSource,
  registration: Registration,
  circumstances: Circumstances,
): Promise<BookingResult> {
  const selection = await readSelection(db, registration);
  const repeatable = buildRepeatable(registration, circumstances.schluessel);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await tryToBook(db, registration, selection, repeatable, circumstances);
    if (result.art === 'gebucht') return result;
    // A repeated request may be blocked by the booking it made the first time.
    const earlier = await findEarlier(db, repeatable);
    if (earlier) return earlier;
    if (result.art === 'abgelehnt') return result;
  }
  throw new AppError('nicht_bereit', 'Gerade melden sich sehr viele Familien an. Bitte senden Sie noch einmal ab.');
}

/**
 * Checks registration window, residence, ages, places and prices, then the limits. Other bookings of the children are
 * ignored: neither the response nor its timing may disclose them, and a stranger's booking in a child's name must not
 * block its family.
 */
async function tryToBook(
  db: DataSource,
  registration: Registration,
  selection: readonly Selected[],
  repeatable: Repeatable | undefined,
  { optionen: options, absender: sender, jetzt: now, schranken: bounds }: Circumstances,
): Promise<Attempt> {
  const { kontakt: contact, route } = registration;
  const bookings = createHolidayBookingRepository(db);
  const places = countPlaces(selection);
  const names = selection.map(({ schluessel: key }) => key);
  const { veranstaltungen, stand: state } = await bookings.readState([...places.keys()]);

  const bill = buildBill(selection, veranstaltungen, options);
  const refuse = (rejections: Rejection[]): Attempt => ({
    art: 'abgelehnt',
    ablehnungen: rejections,
    kosten: bill.kosten,
    programm: [...veranstaltungen.values()],
  });
  let rejections = checkFrame(contact, selection, { optionen: options, jetzt: now });
  if (rejections.length === 0) rejections = checkSelection(selection, { jetzt: now, veranstaltungen });
  if (rejections.length === 0) rejections = checkCosts(readCosts(registration.kosten), bill.kosten);
  if (rejections.length > 0) return refuse(rejections);

  const { statusPfad: statusPath, buchung: booking } = buildOpenBooking(
    contact,
    bill,
    { optionen: options, absender: sender },
    now,
  );
  const count = selection.flatMap(({ ids }) => ids).length;
  const booked = await bookings.save({
    ...booking,
    route,
    zustimmungen: noteConsents({ valid: PRIVACY_BOOKING }, registration),
    plaetze: places,
    stand: state,
    grenzen: bounds && buildLimits(bounds, contact.email, names, count),
    wiederholbar: repeatable,
  });
  if (booked === null) return { art: 'veraltet' };
  if (booked === 'begrenzt') return refuse([refuseSilently(options)]);
  const bestaetigen_bis = booking.offen.bestaetigen_bis.toISOString();
  return { art: 'gebucht', eingang: { ...booked, status_link: statusPath, bestaetigen_bis } };
}

function buildRepeatable(registration: Registration, key: string | undefined): Repeatable | undefined {
  if (key === undefined) return undefined;
  const checksum = createHash('sha256').update(JSON.stringify(registration)).digest('base64url');
  return { formular: FORM, schluessel: key, pruefsumme: checksum };
}

/** The earlier response to the same request, without the link, which only the mail contains. */
async function findEarlier(db: DataSource, repeatable: Repeatable | undefined): Promise<BookingResult | null> {
  const earlier = repeatable && (await createFormRepository(db).findReply(repeatable));
  if (!earlier) return null;
  if (!earlier.gleich) return { art: 'schluessel_vergeben' };
  const deadline = await createHolidayOpenRepository(db).readFrist(earlier.antwort.id);
  const bestaetigen_bis = deadline?.toISOString() ?? null;
  return { art: 'gebucht', eingang: { ...earlier.antwort, status_link: null, bestaetigen_bis } };
}
