import { type Cents, multiplyCents, subtractCents, sumCents, toCents, toEuro } from '../../../format/amount.ts';
import type { FerienprogrammOptions } from '../ferienprogramm.ts';
import type { CostsInEuro } from '../registration/ferienprogramm-registration.ts';

/** Per child and per chosen event; euros as on the wire, see `readFees`. */
export type Fees = Pick<FerienprogrammOptions, 'gebuehr_kind' | 'gebuehr_veranstaltung'>;
type PriceRules = Pick<FerienprogrammOptions, 'geschwisterpreis' | 'rabatt_geschwister'>;

/** Prices of the events, fees, and their sum. */
export type Costs = Record<keyof CostsInEuro, Cents>;

interface Prices {
  id: number;
  /** Euros as on the wire. */
  preis: number;
  preis_geschwister?: number | null;
}

interface ChildWithSelection {
  veranstaltungen: readonly Prices[];
}

/** Fees from the settings, in cents. */
export function readFees({ gebuehr_kind, gebuehr_veranstaltung }: Fees) {
  return { jeKind: toCents(gebuehr_kind), jeVeranstaltung: toCents(gebuehr_veranstaltung) };
}

export function readCosts({ veranstaltungen, gebuehren: fees, gesamt: total }: CostsInEuro): Costs {
  return { veranstaltungen: toCents(veranstaltungen), gebuehren: toCents(fees), gesamt: toCents(total) };
}

export function writeCosts({ veranstaltungen, gebuehren: fees, gesamt: total }: Costs): CostsInEuro {
  return { veranstaltungen: toEuro(veranstaltungen), gebuehren: toEuro(fees), gesamt: toEuro(total) };
}

/**
 * Prices of the chosen events, by child in the order of its events. For the same event the second and further children
 * of a booking pay `preis_geschwister`, if the option is on and the event has one. In addition, `rabatt_geschwister`
 * per cent is deducted for the second and further children that have any event.
 */
export function determinePrices(
  children: readonly ChildWithSelection[],
  { geschwisterpreis: siblingPrice, rabatt_geschwister }: PriceRules,
): Cents[][] {
  const current = new Set<number>();
  let first = true;
  return children.map(({ veranstaltungen }) => {
    const discount = first ? 0 : rabatt_geschwister;
    const prices = veranstaltungen.map(({ id, preis: price, preis_geschwister }) => {
      const isSiblings = siblingPrice && current.has(id);
      const full = toCents(isSiblings ? (preis_geschwister ?? price) : price);
      return subtractCents(full, computeShare(full, discount));
    });
    for (const { id } of veranstaltungen) current.add(id);
    if (veranstaltungen.length > 0) first = false;
    return prices;
  });
}

/** A percentage of an amount, rounding half a cent up. */
export const computeShare = (amount: Cents, percent: number): Cents =>
  Math.floor((amount * percent + 50) / 100) as Cents;

/** Fees for a number of children and chosen events (B9). */
export function computeFees(children: number, veranstaltungen: number, fees: Fees): Cents {
  const { jeKind: perChild, jeVeranstaltung: perVeranstaltung } = readFees(fees);
  return sumCents([multiplyCents(perChild, children), multiplyCents(perVeranstaltung, veranstaltungen)]);
}

/**
 * Sums prices and fees; `prices` is grouped by child. A child without an event is not booked and costs nothing (B9).
 */
export function sumCosts(prices: readonly (readonly Cents[])[], fees: Fees): Costs {
  const booked = prices.filter(({ length }) => length > 0);
  const veranstaltungen = sumCents(booked.flat());
  const sum = computeFees(booked.length, booked.flat().length, fees);
  return { veranstaltungen, gebuehren: sum, gesamt: sumCents([veranstaltungen, sum]) };
}

/** Costs of a booking, in cents. */
export function computeCosts(children: readonly ChildWithSelection[], options: Fees & PriceRules): Costs {
  return sumCosts(determinePrices(children, options), options);
}
