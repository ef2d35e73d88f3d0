import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Costs } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { Rejection } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import {
  countFreePlaces,
  hasBegun,
  hasSuitableAge,
  isRegistrationOpen,
  overlap,
} from '@gm/shared/areas/ferienprogramm/rules';

/** An event whose places are locked while this booking is checked. */
export interface LockedVeranstaltung extends Ferienveranstaltung {
  aktiv: boolean;
  /** The organiser's questions about each child. */
  fragen: readonly Question[];
}

/** An event of a child, in this booking or an earlier one. */
export type Occupancy = Pick<Ferienveranstaltung, 'id' | 'titel' | 'datum_von' | 'datum_bis' | 'taeglich'>;

/** A confirmed event of a child, and who booked it. */
export interface FixedOccupancy extends Occupancy {
  /** Key of the child. */
  schluessel: string;
  email: string;
  referenz: string;
}

/** A child with its chosen events; `schluessel` identifies it. */
export interface Selected {
  kind: Child;
  schluessel: string;
  ids: readonly number[];
}

interface Position {
  optionen: FerienprogrammOptions;
  jetzt: Date;
  veranstaltungen: ReadonlyMap<number, LockedVeranstaltung>;
  /** Places already held for this booking; they count as taken. */
  gehalten?: number;
}

const because = (child: number, veranstaltung: number) => (reason: Rejection['grund'], message: string) => ({
  kind: child,
  veranstaltung,
  grund: reason,
  meldung: message,
});

const getDuplicate = ({ vorname: firstName }: Child, { titel: title }: Occupancy) =>
  `${firstName} ist für „${title}“ schon angemeldet.`;
const describeOverlap = ({ vorname: firstName }: Child, event: Occupancy, other: Occupancy) =>
  `„${event.titel}“ überschneidet sich für ${firstName} mit „${other.titel}“.`;

/**
 * Why events cannot be booked for children: one reason each, empty if all can. Depends only on the programme and the
 * request, so the sender may read all of it.
 */
export function checkSelection(
  selection: readonly Selected[],
  { jetzt: now, veranstaltungen, gehalten: held = 0 }: Omit<Position, 'optionen'>,
): Rejection[] {
  const rejections: Rejection[] = [];
  const occupied = new Map<string, Occupancy[]>();
  for (const { schluessel: key } of selection) occupied.set(key, []);
  const desired = new Map<number, number>();
  for (const id of selection.flatMap(({ ids }) => ids)) desired.set(id, (desired.get(id) ?? 0) + 1);

  for (const [num, { kind: child, schluessel: key, ids }] of selection.entries()) {
    const occupancies = occupied.get(key) ?? [];
    for (const id of ids) {
      const refuse = because(num, id);
      const event = veranstaltungen.get(id);
      if (!event?.aktiv) {
        rejections.push(refuse('unbekannt', 'Diese Veranstaltung gibt es nicht oder nicht mehr.'));
        continue;
      }
      const { titel: title } = event;
      const wish = desired.get(id) ?? 0;
      const free = countFreePlaces(event) + held;
      const other = occupancies.find((occupancy) => occupancy.id !== id && overlap(occupancy, event));
      if (hasBegun(event, now)) {
        rejections.push(refuse('begonnen', `„${title}“ hat schon begonnen.`));
      } else if (!hasSuitableAge(child.geburtstag, event)) {
        rejections.push(refuse('alter', `${child.vorname} hat am Beginn von „${title}“ nicht das passende Alter.`));
      } else if (occupancies.some((occupancy) => occupancy.id === id)) {
        rejections.push(refuse('doppelt', getDuplicate(child, event)));
      } else if (other) {
        rejections.push(refuse('ueberschneidung', describeOverlap(child, event, other)));
      } else if (free < wish) {
        const message =
          free === 0
            ? `„${title}“ ist inzwischen ausgebucht.`
            : `„${title}“ hat nur noch ${free === 1 ? 'einen freien Platz' : `${free} freie Plätze`} für ${wish} Kinder.`;
        rejections.push(refuse('ausgebucht', message));
      }
      occupancies.push(event);
    }
  }
  return rejections;
}

/** A child already takes part in something at that time. Disclose it only to those who booked that. */
export interface Conflict {
  /** Key of the child. */
  schluessel: string;
  /** Id of the chosen event. */
  gewaehlt: number;
  /** Address and number of the conflicting booking. */
  email: string;
  referenz: string;
  /** German message for the family that booked it. */
  meldung: string;
}

/** Conflicts between the chosen events and confirmed bookings of the children. */
export function findConflicts(
  selection: readonly Selected[],
  { veranstaltungen, feste: fixed }: Pick<Position, 'veranstaltungen'> & { feste: readonly FixedOccupancy[] },
): Conflict[] {
  return selection.flatMap(({ kind: child, schluessel: key, ids }) =>
    ids.flatMap((id) => {
      const event = veranstaltungen.get(id);
      if (!event) return [];
      return fixed
        .filter((occupied) => occupied.schluessel === key && (occupied.id === id || overlap(occupied, event)))
        .map((occupied) => ({
          schluessel: key,
          gewaehlt: id,
          email: occupied.email,
          referenz: occupied.referenz,
          meldung: occupied.id === id ? getDuplicate(child, event) : describeOverlap(child, event, occupied),
        }));
    }),
  );
}

const inWhole = (reason: Rejection['grund'], message: string): Rejection => ({
  kind: null,
  veranstaltung: null,
  grund: reason,
  meldung: message,
});

/** Response when a limit is reached: discloses neither which one nor anything about a child. */
export function refuseSilently({ email }: Pick<FerienprogrammOptions, 'email'>): Rejection {
  return inWhole(
    'nicht_online',
    `Diese Anmeldung können wir online gerade nicht annehmen. Haben Sie heute schon gebucht, dann bestätigen Sie bitte zuerst diese Buchung mit dem Link in der E-Mail. Sonst versuchen Sie es später noch einmal oder wenden Sie sich an das Rathaus: ${email}`,
  );
}

/** Why a family cannot book at all at present; empty if it can. */
export function checkFrame(
  contact: Contact,
  selection: readonly Selected[],
  { optionen: options, jetzt: now }: Pick<Position, 'optionen' | 'jetzt'>,
): Rejection[] {
  if (!isRegistrationOpen(options, now)) {
    return [inWhole('fenster', 'Die Anmeldung zum Ferienprogramm ist zurzeit nicht geöffnet.')];
  }
  const { plz: postcode, ort: location, wohnort_getrennt } = options;
  const isLocal = (address: Pick<Contact, 'plz' | 'ort'>) => address.plz === postcode && address.ort === location;
  const isForeign = wohnort_getrennt
    ? !selection.every(({ kind: child }) => isLocal(child) || isLocal(contact))
    : ![contact, ...selection.map(({ kind: child }) => child)].every(isLocal);
  return isForeign ? [inWhole('wohnort', `Anmelden können sich nur Familien aus ${postcode} ${location}.`)] : [];
}

/** Compares the prices shown in the browser with the current ones; empty if they match. */
export function checkCosts(costs: Costs, right: Costs): Rejection[] {
  const stimmt =
    costs.veranstaltungen === right.veranstaltungen &&
    costs.gebuehren === right.gebuehren &&
    costs.gesamt === right.gesamt;
  const message = 'Die Kosten haben sich geändert. Bitte prüfen Sie die neuen Beträge und senden Sie noch einmal ab.';
  return stimmt ? [] : [inWhole('kosten', message)];
}
