import { writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type {
  BookingReceipt,
  WaitingListInquiry,
  WaitingPlace,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Child } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { countFreePlaces } from '@gm/shared/areas/ferienprogramm/rules';
import { PRIVACY_WAITING_LIST } from '@gm/shared/schemas/consents';
import { noteConsents } from '../../../core/forms/submissions/note-consents.ts';
import { buildTokenHash, createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { buildBill, buildBooking } from '../booking/build-booking.ts';
import { buildChildKey } from '../booking/build-child-key.ts';
import { type Bounds, buildLimits } from '../booking/build-limits.ts';
import {
  checkFrame,
  checkSelection,
  findConflicts,
  refuseSilently,
  type Selected,
} from '../booking/check-registration.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import { createHolidayWaitingListRepository, type WaitingEntry } from '../booking/holiday-waiting-list-repository.ts';
import type { Season } from '../holiday-service.ts';
import { computeOffer } from '../payment/offer-costs.ts';
import { settle } from '../payment/settle.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { buildWaitingPath } from '../program/private-path.ts';
import { assignFreePlaces } from './assign-free-places.ts';
import { composeWaitingConfirmation, composeWaitingRequest } from './compose-waiting-list.ts';

/** Secret of an entry's link; or a family, identified by the link of a confirmed booking. */
type Who = string | { id: number; email: string };
const findEntry = (trx: DataSource, who: Who): Promise<WaitingEntry | null> => {
  const waitingList = createHolidayWaitingListRepository(trx);
  return typeof who === 'string' ? waitingList.find(buildTokenHash(who)) : waitingList.findOf(who);
};

/** Outcome with a German message for the family. */
type Cancellation = { art: 'abgelehnt'; meldung: string };
type UnknownOne = { art: 'unbekannt' };

const buildSelection = (children: readonly Child[], id: number): Selected[] =>
  children.map((child) => ({ kind: child, schluessel: buildChildKey(child), ids: [id] }));
const refuse = (messages: readonly { meldung: string }[]): Cancellation => ({
  art: 'abgelehnt',
  meldung: [...new Set(messages.map(({ meldung: message }) => message))].join(' '),
});

/**
 * Adds children to the waiting list of a full event, as one entry or one each. Like a booking it ignores the children's
 * other events, which are checked when an offer is accepted by a mailed link.
 */
export async function enqueue(
  db: DataSource,
  inquiry: WaitingListInquiry,
  season: Season,
  now: Date,
  bounds?: Bounds,
): Promise<{ art: 'wartet'; warteplaetze: { kinder: string[]; link: string }[] } | Cancellation> {
  const { veranstaltung: id, kontakt: contact, kinder: children, gemeinsam: shared } = inquiry;
  const consents = noteConsents({ valid: PRIVACY_WAITING_LIST }, inquiry);
  const { optionen: options, absender: sender } = season;
  return db.transaction().execute(async (trx) => {
    const bookings = createHolidayBookingRepository(trx);
    const waitingList = createHolidayWaitingListRepository(trx);
    const selection = buildSelection(children, id);
    const names = selection.map(({ schluessel: key }) => key);
    const limits = bounds && buildLimits(bounds, contact.email, names, children.length);
    await bookings.lockKinder(limits?.sperren ?? []);
    await bookings.lockVeranstaltungen([id]);
    const { veranstaltungen } = await bookings.readState([id]);
    const position = { optionen: options, jetzt: now, veranstaltungen, gehalten: Number.POSITIVE_INFINITY };
    const frame = checkFrame(contact, selection, position);
    const rejections = frame.length > 0 ? frame : checkSelection(selection, position);
    if (rejections.length > 0) return refuse(rejections);
    const event = veranstaltungen.get(id);
    if (!event) throw new Error('An unknown event passed the check');
    const units = shared ? [children] : children.map((child) => [child]);
    const demand = Math.min(...units.map(({ length }) => length));
    if (countFreePlaces(event) >= demand) {
      return refuse([{ meldung: `„${event.titel}“ hat noch freie Plätze. Bitte melden Sie sich direkt an.` }]);
    }
    if (limits && !(await bookings.limit(names, limits))) return refuse([refuseSilently(options)]);
    const waitingPlaces = [];
    for (const unit of units) {
      const { token, token_hash } = createSecret();
      const browser = createSecret();
      const key = unit.map(buildChildKey);
      const entry = { kontakt: contact, kinder: unit, schluessel: key, zustimmungen: consents };
      await waitingList.enqueue({ veranstaltung_id: id, token_hash, browser_hash: browser.token_hash, ...entry });
      const path = buildWaitingPath(token);
      const mail = composeWaitingRequest({
        ...sender,
        optionen: options,
        email: contact.email,
        anzahl: unit.length,
        pfad: path,
      });
      await createOutboxRepository(trx).store(renderMail(mail));
      waitingPlaces.push({
        kinder: unit.map(({ vorname: firstName }) => firstName),
        link: buildWaitingPath(browser.token),
      });
    }
    return { art: 'wartet', warteplaetze: waitingPlaces };
  });
}

/** Data of the private page of an entry; null for an unknown secret. */
export async function showWaitingPlace(
  db: DataSource,
  token: string,
  { optionen: options }: Season,
): Promise<WaitingPlace | null> {
  const waitingList = createHolidayWaitingListRepository(db);
  const entry = await waitingList.find(buildTokenHash(token));
  const [veranstaltung] = entry ? await createFerienprogrammRepository(db).findAll([entry.veranstaltung_id]) : [];
  if (!entry || !veranstaltung) return null;
  const row = (await waitingList.list(veranstaltung.id)).filter(({ status }) => status === 'wartet');
  const place = row.findIndex(({ id }) => id === entry.id);
  const { status, vom_postfach } = entry;
  const isConcealed = status === 'unbestaetigt' && vom_postfach;
  return {
    veranstaltung: isConcealed ? null : veranstaltung,
    kinder: isConcealed ? [] : entry.kinder.map(({ vorname: firstName, name }) => ({ vorname: firstName, name })),
    status,
    vom_postfach,
    platz: place < 0 ? null : place + 1,
    angebot_bis: entry.angebot_bis?.toISOString() ?? null,
    // The price discloses existing bookings, so only the recipient of the offer may see it.
    kosten: writeCosts(
      await computeOffer(
        db,
        veranstaltung,
        { email: status === 'angeboten' ? entry.kontakt.email : null, kinder: entry.kinder },
        options,
      ),
    ),
  };
}

/** Confirms an entry by the link of its mail and returns it. Opening the link alone confirms nothing. */
export async function confirmWaitingPlace(
  db: DataSource,
  token: string,
  { optionen: options, absender: sender }: Season,
): Promise<{ art: 'bestaetigt' } | UnknownOne> {
  return db.transaction().execute(async (trx) => {
    const waitingList = createHolidayWaitingListRepository(trx);
    const entry = await waitingList.find(buildTokenHash(token));
    const [event] = entry ? await createFerienprogrammRepository(trx).findAll([entry.veranstaltung_id]) : [];
    if (!entry?.vom_postfach || !event) return { art: 'unbekannt' };
    if (!(await waitingList.confirm(entry.id))) return { art: 'bestaetigt' };
    const mail = composeWaitingConfirmation({
      ...sender,
      optionen: options,
      event,
      eintrag: entry,
      pfad: buildWaitingPath(token),
    });
    await createOutboxRepository(trx).store(renderMail(mail));
    return { art: 'bestaetigt' };
  });
}

/**
 * Turns an offer into a confirmed booking. The places are held already; everything else is checked again. The link came
 * by mail, so its owner may see the bookings of the same address, but not those of others.
 */
export async function acceptOffer(
  db: DataSource,
  who: Who,
  season: Season,
  now: Date,
): Promise<{ art: 'gebucht'; eingang: BookingReceipt } | Cancellation | UnknownOne> {
  const { optionen: options } = season;
  return db.transaction().execute(async (trx) => {
    const bookings = createHolidayBookingRepository(trx);
    const waitingList = createHolidayWaitingListRepository(trx);
    const found = await findEntry(trx, who);
    if (!found) return { art: 'unbekannt' };
    const selection = buildSelection(found.kinder, found.veranstaltung_id);
    const names = selection.map(({ schluessel: key }) => key);
    await bookings.lockKinder(names);
    await bookings.lockVeranstaltungen([found.veranstaltung_id]);
    const { veranstaltungen, stand: state } = await bookings.readState([found.veranstaltung_id]);
    const entry = await waitingList.lock(found.id);
    if (entry.status !== 'angeboten' || !entry.angebot_bis || entry.angebot_bis <= now) {
      return refuse([{ meldung: 'Dieses Angebot gilt nicht mehr.' }]);
    }
    const held = entry.anzahl;
    const rejections = checkSelection(selection, { jetzt: now, veranstaltungen, gehalten: held });
    if (rejections.length > 0) return refuse(rejections);
    // Bookings of the child by other families block nothing: staff see both.
    const fixed = await createHolidayInventoryRepository(trx).findOwn(names, entry.kontakt.email);
    const own = findConflicts(selection, { veranstaltungen, feste: fixed });
    if (own.length > 0) return refuse(own);

    const { kinder: children } = buildBill(selection, veranstaltungen, options);
    const [event] = veranstaltungen.values();
    if (!event) throw new Error('An unknown event passed the check');
    const family = { email: entry.kontakt.email, kinder: entry.kinder };
    const costs = await computeOffer(trx, event, family, options);
    const { statusPfad: statusPath, buchung: booking } = buildBooking(
      entry.kontakt,
      { kinder: children, kosten: costs },
      season,
    );
    await waitingList.end(entry.id, 'angenommen');
    // The offer holds the places already.
    const places = new Map([[entry.veranstaltung_id, 0]]);
    const booked = await bookings.save({ ...booking, route: '', plaetze: places, stand: state });
    if (booked === null || booked === 'begrenzt') throw new Error('Locked events and children have changed');
    await settle(trx, [entry.kontakt.email], options, now);
    return { art: 'gebucht', eingang: { ...booked, status_link: statusPath, bestaetigen_bis: null } };
  });
}

/** Ends an entry under the lock of its event; offered places go to the next in line. */
async function endEntry(
  trx: DataSource,
  { id, veranstaltung_id }: WaitingEntry,
  status: 'abgelaufen' | 'zurueckgezogen',
  season: Season,
  now: Date,
): Promise<void> {
  const bookings = createHolidayBookingRepository(trx);
  const waitingList = createHolidayWaitingListRepository(trx);
  const event = (await bookings.lockVeranstaltungen([veranstaltung_id])).get(veranstaltung_id);
  const entry = await waitingList.lock(id);
  const isOffered = entry.status === 'angeboten';
  // The offer may have been accepted before the lock was taken: then it does not expire.
  const waits = entry.status === 'wartet' || entry.status === 'unbestaetigt';
  if (!event || (!waits && !isOffered) || (status === 'abgelaufen' && !isOffered)) return;
  await waitingList.end(id, status);
  if (!isOffered) return;
  await bookings.bookPlaetze(new Map([[event.id, -entry.anzahl]]));
  const afterwards = { ...event, bereits_reserviert: event.bereits_reserviert - entry.anzahl };
  await assignFreePlaces(trx, afterwards, season, now);
}

/** The family declines the place or leaves the waiting list. */
export async function refuseOffer(
  db: DataSource,
  who: Who,
  season: Season,
  now: Date,
): Promise<{ art: 'zurueckgezogen' } | UnknownOne> {
  return db.transaction().execute(async (trx) => {
    const entry = await findEntry(trx, who);
    if (!entry) return { art: 'unbekannt' };
    await endEntry(trx, entry, 'zurueckgezogen', season, now);
    return { art: 'zurueckgezogen' };
  });
}

/** Expires the offer with the earliest deadline; returns false if there is none. */
export async function endExpired(db: DataSource, season: Season, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const entry = await createHolidayWaitingListRepository(trx).findExpired();
    if (entry) await endEntry(trx, entry, 'abgelaufen', season, now);
    return entry !== null;
  });
}
