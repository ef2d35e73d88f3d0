import type { HolidayChange } from '@gm/shared/areas/ferienprogramm/registration/holiday-change';
import { AppError } from '@gm/shared/errors/app-error';
import { formatCount } from '@gm/shared/format/count';
import type { Command } from '../../../core/forms/carry-out.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { composeCancellation, type Recipient } from '../booked/compose-cancellation.ts';
import { checkPlaces } from '../booking/check-places.ts';
import type { LockedVeranstaltung } from '../booking/check-registration.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayWaitingListRepository } from '../booking/holiday-waiting-list-repository.ts';
import { composeHelperCancellation } from '../helpers/compose-helper.ts';
import { createHelperRepository } from '../helpers/helper-repository.ts';
import type { Season } from '../holiday-service.ts';
import { settle } from '../payment/settle.ts';
import { announceProgram } from '../program/announce-program.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';
import { assignFreePlaces } from '../waiting-list/assign-free-places.ts';

/** Ends all bookings, offers and waiting list entries; returns the addresses to notify. */
async function cancel(
  trx: DataSource,
  event: LockedVeranstaltung,
  reason: string,
  { optionen: options }: Season,
  now: Date,
): Promise<Recipient[]> {
  const administration = createHolidayAdministrationRepository(trx);
  const waitingList = createHolidayWaitingListRepository(trx);
  const families = await administration.listFamilien(event.id);
  const waiting = await waitingList.list(event.id);
  let free = await administration.cancelAll(event.id);
  for (const { id, status, anzahl: count } of waiting) {
    await waitingList.end(id, 'zurueckgezogen');
    if (status === 'angeboten') free += count;
  }
  await createHolidayBookingRepository(trx).bookPlaetze(new Map([[event.id, -free]]));
  await administration.cancel(event.id, reason);
  await settle(
    trx,
    families.map(({ email }) => email),
    options,
    now,
  );
  return [
    ...families,
    ...waiting.map(({ kontakt: contact, kinder: children }) => ({
      email: contact.email,
      kinder: children.map(({ vorname: firstName }) => firstName).join(', '),
      referenz: null,
    })),
  ];
}

/** Describes who is notified by a cancellation; staff confirm it before it is done. */
async function describeCancellation(trx: DataSource, id: number): Promise<string> {
  const count = (addresses: readonly { email: string }[]) => new Set(addresses.map(({ email }) => email)).size;
  const booked = count(await createHolidayAdministrationRepository(trx).listFamilien(id));
  const waiting = await createHolidayWaitingListRepository(trx).list(id);
  const inQueue = count(waiting.map(({ kontakt: contact }) => contact));
  const helper = count(await createHelperRepository(trx).list(id));
  const all = [
    `${formatCount(booked, 'Familie hat', 'Familien haben')} gebucht`,
    ...(inQueue > 0 ? [`${formatCount(inQueue, 'Familie steht', 'Familien stehen')} auf der Warteliste`] : []),
    ...(helper > 0 ? [`${formatCount(helper, 'Person wollte', 'Personen wollten')} helfen`] : []),
  ];
  const sequence = booked + inQueue + helper > 0 ? ' Alle bekommen sofort eine E-Mail.' : '';
  return `Bitte bestätigen Sie die Absage: ${all.join(', ')}.${sequence} Zurücknehmen lässt sich das nicht.`;
}

const refuse = (field: string, message: string) => ({ fehler: [{ feld: field, meldung: message }] });

/** Staff change the number of places of an event, or cancel it, which notifies every family. */
export function createHolidayChange(season: Season, now: Date): Command<HolidayChange, LockedVeranstaltung> {
  return {
    name: 'ferienaenderung',

    async check(trx, { id, was, teilnehmer_max, bestaetigt: confirmed }) {
      const event = (await createHolidayBookingRepository(trx).lockVeranstaltungen([id])).get(id);
      if (!event) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
      if (!event.aktiv) return refuse('was', 'Diese Veranstaltung ist schon abgesagt.');
      const tooFew = was === 'plaetze' && teilnehmer_max !== null ? checkPlaces(teilnehmer_max, event) : [];
      if (tooFew.length > 0) return { fehler: tooFew };
      if (was === 'absagen' && !confirmed) return refuse('bestaetigt', await describeCancellation(trx, id));
      return { fund: event };
    },

    async perform(trx, { id, was, teilnehmer_max, grund: reason }, event) {
      const recipient = was === 'absagen' ? await cancel(trx, event, reason, season, now) : [];
      const helper = was === 'absagen' ? await createHelperRepository(trx).list(id) : [];
      if (was === 'plaetze' && teilnehmer_max !== null) {
        await createHolidayAdministrationRepository(trx).setPlaetze(id, teilnehmer_max);
        await assignFreePlaces(trx, { ...event, teilnehmer_max }, season, now);
      }
      await announceProgram(trx);
      const mails = [
        ...recipient.map((who) => composeCancellation(event, reason, who, season)),
        ...helper.map(({ email }) => composeHelperCancellation(email, reason, event, season)),
      ];
      return { id, referenz: String(id), mails };
    },
  };
}
