import { determinePrices } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { choiceSchema } from '@gm/shared/areas/ferienprogramm/registration/family';
import { isRegistrationOpen } from '@gm/shared/areas/ferienprogramm/rules';
import { type Cents, formatCents, NO_CENTS, toCents } from '@gm/shared/format/amount';
import type * as z from 'zod/mini';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { isCancellable } from '../booked/show-booking.ts';
import { checkSelection, findConflicts } from '../booking/check-registration.ts';
import { createFamilyRepository } from '../booking/family-repository.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayInventoryRepository, type SavedBooking } from '../booking/holiday-inventory-repository.ts';
import type { Season } from '../holiday-service.ts';
import { createAccountRepository } from '../payment/account-repository.ts';
import { listClaims, sumBillLines } from '../payment/claim.ts';
import { settle, withSentences } from '../payment/settle.ts';
import { assignFreePlaces } from '../waiting-list/assign-free-places.ts';
import { composeChange } from './compose-change.ts';

type Choice = z.output<typeof choiceSchema>;
export type ChoiceResult =
  | { art: 'unbekannt' }
  | { art: 'abgelehnt'; meldung: string }
  /** Nothing was changed: the price was only requested, or differs from the one on the page. */
  | { art: 'kosten'; mehr: Cents }
  | { art: 'geaendert'; mehr: Cents };

/** Rolls the transaction back and carries the result. */
class Back extends Error {
  readonly ergebnis: ChoiceResult;
  constructor(result: ChoiceResult) {
    super('rolled back');
    this.ergebnis = result;
  }
}
const refuse = (message: string) => new Back({ art: 'abgelehnt', meldung: message });

async function sumFamily(trx: DataSource, email: string, { optionen: options }: Season): Promise<number> {
  const family = withSentences(await createAccountRepository(trx).readFamilien([email]), options);
  return [...listClaims(family).values()].reduce((sum, billLines) => sum + sumBillLines(billLines).gesamt, 0);
}

function findChild(bookings: readonly SavedBooking[], id: number) {
  for (const booking of bookings) {
    const child = booking.kinder.find((one) => one.id === id);
    if (child) return { buchung: booking, kind: child };
  }
  return null;
}

/**
 * Adds, cancels or swaps events of a child in one transaction. Added events follow all rules of a booking. Called once
 * to compute the price difference, and again after the family agreed to it.
 */
export async function changeChoice(db: DataSource, choice: Choice, season: Season, now: Date): Promise<ChoiceResult> {
  try {
    return await db.transaction().execute((trx) => tryChoice(trx, choice, season, now));
  } catch (error) {
    if (error instanceof Back) return error.ergebnis;
    throw error;
  }
}

async function tryChoice(trx: DataSource, choice: Choice, season: Season, now: Date): Promise<ChoiceResult> {
  const { optionen: options } = season;
  const additionally = [...new Set(choice.dazu)];
  const way = [...new Set(choice.weg)].filter((id) => !additionally.includes(id));
  const families = createFamilyRepository(trx);
  const bookings = createHolidayBookingRepository(trx);
  const family = await families.find(buildTokenHash(choice.token));
  const known = family && findChild(await families.listBuchungen(family.email), choice.kind);
  if (!family || !known || additionally.length + way.length === 0) return { art: 'unbekannt' };
  const { email } = family;
  await bookings.lockKinder([known.kind.schluessel]);
  const events = await bookings.lockVeranstaltungen([...additionally, ...way]);
  // Read again under the lock: another request with the same link may have changed it.
  const state = findChild(await families.listBuchungen(email), choice.kind);
  if (!state) return { art: 'unbekannt' };
  const { buchung: booking, kind: child } = state;
  const before = await sumFamily(trx, email, season);

  const getTitle = (id: number) => `„${events.get(id)?.titel ?? 'Diese Veranstaltung'}“`;
  for (const id of way) {
    const event = events.get(id);
    const isBooked = child.teilnahmen.some((one) => one.veranstaltung_id === id && one.storniert === null);
    if (!event || !isBooked)
      throw refuse(`${getTitle(id)} hat ${child.vorname} nicht mehr. Bitte laden Sie die Seite neu.`);
    if (!isCancellable(event, options, now)) {
      throw refuse(`${getTitle(id)} kann nicht mehr abgesagt werden. Bitte schreiben Sie an ${options.email}.`);
    }
  }
  const free = await bookings.cancel(child.id, way, 'familie');
  await bookings.bookPlaetze(new Map(free.map((id) => [id, -1])));

  if (additionally.length > 0) {
    if (!isRegistrationOpen(options, now)) throw refuse('Die Anmeldung zum Ferienprogramm ist zurzeit nicht geöffnet.');
    const selection = [{ kind: child, schluessel: child.schluessel, ids: additionally }];
    const [rejection] = checkSelection(selection, { jetzt: now, veranstaltungen: events });
    if (rejection) throw refuse(rejection.meldung);
    const fixed = await createHolidayInventoryRepository(trx).findOwn([child.schluessel], email);
    const [own] = findConflicts(selection, { veranstaltungen: events, feste: fixed });
    if (own) throw refuse(own.meldung);
    const prices = await computePrices(trx, booking, child.id, additionally, season);
    for (const [num, veranstaltung_id] of additionally.entries()) {
      const price = prices[num] ?? NO_CENTS;
      await families.addParticipation({
        kind_id: child.id,
        veranstaltung_id,
        schluessel: child.schluessel,
        preis: price,
      });
    }
    await bookings.bookPlaetze(new Map(additionally.map((id) => [id, 1])));
  }
  for (const id of free) {
    const event = (await bookings.lockVeranstaltungen([id])).get(id);
    if (event) await assignFreePlaces(trx, event, season, now);
  }
  await settle(trx, [email], options, now);
  const more = ((await sumFamily(trx, email, season)) - before) as Cents;
  if (choice.mehr === undefined || toCents(choice.mehr) !== more) throw new Back({ art: 'kosten', mehr: more });
  const list = (numbers: readonly number[]) => numbers.flatMap((id) => events.get(id) ?? []);
  const mail = composeChange(
    {
      referenz: booking.referenz,
      email: booking.email,
      kind: child,
      dazu: list(additionally),
      weg: list(free),
      mehr: formatCents(more),
    },
    season,
  );
  await createOutboxRepository(trx).store(renderMail(mail));
  return { art: 'geaendert', mehr: more };
}

/** Prices of further events for a child, including the sibling discount. */
async function computePrices(
  trx: DataSource,
  { kinder: children }: SavedBooking,
  childId: number,
  additionally: readonly number[],
  { optionen: options }: Season,
): Promise<Cents[]> {
  const ids = [
    ...additionally,
    ...children.flatMap(({ teilnahmen: participations }) =>
      participations.map(({ veranstaltung_id }) => veranstaltung_id),
    ),
  ];
  const events = await createHolidayBookingRepository(trx).readState([...new Set(ids)]);
  const list = (numbers: readonly number[]) => numbers.flatMap((id) => events.veranstaltungen.get(id) ?? []);
  const other = children
    .filter(({ id }) => id !== childId)
    .map(({ teilnahmen: participations }) => ({
      veranstaltungen: list(
        participations
          .filter(({ storniert: cancelled }) => cancelled === null)
          .map(({ veranstaltung_id }) => veranstaltung_id),
      ),
    }));
  return determinePrices([...other, { veranstaltungen: list(additionally) }], options).at(-1) ?? [];
}
