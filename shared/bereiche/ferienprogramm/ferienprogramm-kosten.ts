import { type Cents, multiplyCents, subtractCents, sumCents, toCents, toEuro } from '../../format/betrag.ts';
import type { FerienprogrammOptionen } from './ferienprogramm.ts';
import type { KostenInEuro } from './ferienprogramm-anmeldung.ts';

/** Per child and per chosen event; euros of the wire, see `readGebuehren`. */
export type Gebuehren = Pick<FerienprogrammOptionen, 'gebuehr_kind' | 'gebuehr_veranstaltung'>;
type Preisregeln = Pick<FerienprogrammOptionen, 'geschwisterpreis' | 'rabatt_geschwister'>;

/** Prices of the events, fees, and both together. */
export type Kosten = Record<keyof KostenInEuro, Cents>;

interface Preise {
  id: number;
  /** Euros of the wire, as in every event. */
  preis: number;
  preis_geschwister?: number | null;
}

interface KindMitAuswahl {
  veranstaltungen: readonly Preise[];
}

/** Fees of the settings. */
export function readGebuehren({ gebuehr_kind, gebuehr_veranstaltung }: Gebuehren) {
  return { jeKind: toCents(gebuehr_kind), jeVeranstaltung: toCents(gebuehr_veranstaltung) };
}

export function readKosten({ veranstaltungen, gebuehren, gesamt }: KostenInEuro): Kosten {
  return { veranstaltungen: toCents(veranstaltungen), gebuehren: toCents(gebuehren), gesamt: toCents(gesamt) };
}

export function writeKosten({ veranstaltungen, gebuehren, gesamt }: Kosten): KostenInEuro {
  return { veranstaltungen: toEuro(veranstaltungen), gebuehren: toEuro(gebuehren), gesamt: toEuro(gesamt) };
}

/**
 * What every chosen event costs: for each child the prices in the order of its events. The second and further children of
 * one booking at the same event pay `preis_geschwister` where the option is on and the event has one; and all that the second and
 * further children with any event take part in is cheaper by `rabatt_geschwister` per cent.
 */
export function determinePreise(
  kinder: readonly KindMitAuswahl[],
  { geschwisterpreis, rabatt_geschwister }: Preisregeln,
): Cents[][] {
  const bisher = new Set<number>();
  let erstes = true;
  return kinder.map(({ veranstaltungen }) => {
    const rabatt = erstes ? 0 : rabatt_geschwister;
    const preise = veranstaltungen.map(({ id, preis, preis_geschwister }) => {
      const isGeschwister = geschwisterpreis && bisher.has(id);
      const voll = toCents(isGeschwister ? (preis_geschwister ?? preis) : preis);
      return subtractCents(voll, computeAnteil(voll, rabatt));
    });
    for (const { id } of veranstaltungen) bisher.add(id);
    if (veranstaltungen.length > 0) erstes = false;
    return preise;
  });
}

/** So many per cent of an amount, half a cent rounded up. */
export const computeAnteil = (betrag: Cents, prozent: number): Cents =>
  Math.floor((betrag * prozent + 50) / 100) as Cents;

/** Fees of so many children with so many chosen events together (B9). */
export function computeGebuehren(kinder: number, veranstaltungen: number, gebuehren: Gebuehren): Cents {
  const { jeKind, jeVeranstaltung } = readGebuehren(gebuehren);
  return sumCents([multiplyCents(jeKind, kinder), multiplyCents(jeVeranstaltung, veranstaltungen)]);
}

/** What prices and fees come to: `preise` by child. A child without an event is not booked and costs nothing (B9). */
export function sumKosten(preise: readonly (readonly Cents[])[], gebuehren: Gebuehren): Kosten {
  const gebucht = preise.filter(({ length }) => length > 0);
  const veranstaltungen = sumCents(gebucht.flat());
  const summe = computeGebuehren(gebucht.length, gebucht.flat().length, gebuehren);
  return { veranstaltungen, gebuehren: summe, gesamt: sumCents([veranstaltungen, summe]) };
}

/** Costs of a booking. */
export function computeKosten(kinder: readonly KindMitAuswahl[], optionen: Gebuehren & Preisregeln): Kosten {
  return sumKosten(determinePreise(kinder, optionen), optionen);
}
