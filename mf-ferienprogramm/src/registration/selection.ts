import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { determinePrices } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { countFreePlaces, hasBegun, hasSuitableAge, isSuitable, overlap } from '@gm/shared/areas/ferienprogramm/rules';
import type { Cents } from '@gm/shared/format/amount';
import type { ChosenVeranstaltung, RegisteredChild } from './read-registration.ts';

type Selected = Pick<RegisteredChild, 'schluessel' | 'veranstaltungen'>;

/** Children to book, without those who are only on a waiting list. */
export function listBooked(children: readonly RegisteredChild[]): RegisteredChild[] {
  return children.filter(({ veranstaltungen }) => veranstaltungen.length > 0);
}

/** Children with neither an event nor a waiting list. */
export function listOpen(children: readonly RegisteredChild[]): RegisteredChild[] {
  return children.filter(
    ({ veranstaltungen, warteliste: waitingList }) => veranstaltungen.length + waitingList.length === 0,
  );
}

/** Number of children of this session with a place in the event, except the given one. */
export function countHeld(children: readonly Selected[], veranstaltung: number, except?: number): number {
  return children.filter(
    (child) => child.schluessel !== except && child.veranstaltungen.some(({ id }) => id === veranstaltung),
  ).length;
}

/**
 * Events for a child (requirement F-12): suitable age, not begun, and a place left in addition to those held by other
 * children of the session.
 * @param key the child's key, if it is in the list already
 */
export function findSuitable(
  program: readonly Ferienveranstaltung[],
  children: readonly Selected[],
  birthday: string,
  now: Date,
  key?: number,
): Ferienveranstaltung[] {
  return program.filter(
    (veranstaltung) =>
      !hasBegun(veranstaltung, now) && isSuitable(veranstaltung, birthday, countHeld(children, veranstaltung.id, key)),
  );
}

/** The stored part of an assigned event. */
export const toChosen = ({
  id,
  titel: title,
  datum_von,
  datum_bis,
  taeglich: daily,
  preis: price,
}: Ferienveranstaltung): ChosenVeranstaltung => ({
  id,
  titel: title,
  datum_von,
  datum_bis,
  taeglich: daily,
  preis: price,
});

/** What a child pays for each of these events, including sibling discounts. */
export function listPrices(
  child: RegisteredChild,
  children: readonly RegisteredChild[],
  veranstaltungen: readonly Ferienveranstaltung[],
  options: Parameters<typeof determinePrices>[1],
): Cents[] {
  const stelle = children.findIndex(({ schluessel: key }) => key === child.schluessel);
  return determinePrices([...children.slice(0, stelle), { veranstaltungen }], options).at(-1) ?? [];
}

/** `alter`: suits none of the children; `fehlt`: not in the programme. */
type Vormerkung =
  | { stand: 'frei' | 'ausgebucht' | 'begonnen' | 'alter'; veranstaltung: Ferienveranstaltung }
  | { stand: 'fehlt' };

/** State of the event the visitor came from; null once a child is assigned to it or on its waiting list. */
export function judgeNoted(
  id: number,
  program: readonly Ferienveranstaltung[],
  children: readonly RegisteredChild[],
  now: Date,
): Vormerkung | null {
  const isDies = (one: { id: number }) => one.id === id;
  if (children.some((child) => child.veranstaltungen.some(isDies) || child.warteliste.some(isDies))) return null;
  const veranstaltung = program.find(isDies);
  if (!veranstaltung) return { stand: 'fehlt' };
  if (hasBegun(veranstaltung, now)) return { stand: 'begonnen', veranstaltung };
  if (children.length > 0 && !children.some(({ geburtstag: birthday }) => hasSuitableAge(birthday, veranstaltung))) {
    return { stand: 'alter', veranstaltung };
  }
  return { stand: countFreePlaces(veranstaltung) === 0 ? 'ausgebucht' : 'frei', veranstaltung };
}

/** Two of the events that overlap. */
export function findOverlap<Termin extends Pick<ChosenVeranstaltung, 'datum_von' | 'datum_bis' | 'taeglich'>>(
  veranstaltungen: readonly Termin[],
): [Termin, Termin] | null {
  for (const [index, one] of veranstaltungen.entries()) {
    const other = veranstaltungen.slice(index + 1).find((later) => overlap(one, later));
    if (other) return [one, other];
  }
  return null;
}

/** Why a chosen event can no longer be booked. */
export interface Obstacle {
  kind: RegisteredChild;
  veranstaltung: number;
  meldung: string;
}

function describeObstacle(
  child: RegisteredChild,
  title: string,
  veranstaltung: Ferienveranstaltung | undefined,
  earlier: number,
  now: Date,
): string | null {
  if (!veranstaltung) return `„${title}“ steht nicht mehr im Programm.`;
  if (hasBegun(veranstaltung, now)) return `„${title}“ hat schon begonnen.`;
  if (!hasSuitableAge(child.geburtstag, veranstaltung)) return `„${title}“ passt nicht zum Alter von ${child.vorname}.`;
  if (countFreePlaces(veranstaltung, earlier) > 0) return null;
  return earlier === 0 || countFreePlaces(veranstaltung) === 0
    ? `„${title}“ ist inzwischen ausgebucht.`
    : `Für ${child.vorname} ist in „${title}“ kein Platz mehr frei.`;
}

/** Obstacles by child and event, in the current programme. Places are assigned in the order of the children. */
export function findObstacles(
  children: readonly RegisteredChild[],
  program: readonly Ferienveranstaltung[],
  now: Date,
): Obstacle[] {
  const afterId = new Map(program.map((veranstaltung) => [veranstaltung.id, veranstaltung]));
  return children.flatMap((child, index) => {
    const single = child.veranstaltungen.flatMap(({ id, titel: title }) => {
      const earlier = countHeld(children.slice(0, index), id);
      const message = describeObstacle(child, title, afterId.get(id), earlier, now);
      return message ? [{ kind: child, veranstaltung: id, meldung: message }] : [];
    });
    const pair = findOverlap(child.veranstaltungen);
    if (!pair) return single;
    const message = `„${pair[0].titel}“ und „${pair[1].titel}“ finden zur gleichen Zeit statt.`;
    return [...single, { kind: child, veranstaltung: pair[1].id, meldung: message }];
  });
}

/** Updates the chosen events from the programme; removed ones stay unchanged. */
export function refresh(children: readonly RegisteredChild[], program: readonly Ferienveranstaltung[]) {
  const afterId = new Map(program.map((veranstaltung) => [veranstaltung.id, veranstaltung]));
  return children.map((child) => ({
    ...child,
    veranstaltungen: child.veranstaltungen.map((chosen) => ({ ...chosen, ...afterId.get(chosen.id) })),
  }));
}
