import type { FerienprogrammOptionen } from './ferienprogramm.ts';
import type { Kosten } from './ferienprogramm-anmeldung.ts';

/** Euros per child and per chosen event. */
export type Gebuehren = Pick<FerienprogrammOptionen, 'gebuehr_kind' | 'gebuehr_veranstaltung'>;
type Preisregeln = Pick<FerienprogrammOptionen, 'geschwisterpreis'>;

interface Preise {
  id: number;
  /** Euros. */
  preis: number;
  preis_geschwister?: number | null;
}

interface KindMitAuswahl {
  veranstaltungen: readonly Preise[];
}

/** Euros of the wire → cents. Sums are made in cents, because sums of decimals drift. */
export function toCent(euro: number): number {
  return Math.round(euro * 100);
}

/** Cents → euros of the wire. */
export function toEuro(cent: number): number {
  return cent / 100;
}

/**
 * What every chosen event costs, in cents: for each child the prices in the order of its events. The second and further
 * children of one booking at the same event pay `preis_geschwister` where the option is on and the event has one.
 */
export function determinePreise(kinder: readonly KindMitAuswahl[], { geschwisterpreis }: Preisregeln): number[][] {
  const bisher = new Set<number>();
  return kinder.map(({ veranstaltungen }) => {
    const preise = veranstaltungen.map(({ id, preis, preis_geschwister }) => {
      const isGeschwister = geschwisterpreis && bisher.has(id);
      return toCent(isGeschwister ? (preis_geschwister ?? preis) : preis);
    });
    for (const { id } of veranstaltungen) bisher.add(id);
    return preise;
  });
}

/** Fees in cents of so many children with so many chosen events together (B9). */
export function computeGebuehren(kinder: number, veranstaltungen: number, gebuehren: Gebuehren): number {
  return kinder * toCent(gebuehren.gebuehr_kind) + veranstaltungen * toCent(gebuehren.gebuehr_veranstaltung);
}

/** Cents of one child: its prices, and with them the fees. Without an event it is not booked and costs nothing. */
export function sumKosten(preise: readonly number[], gebuehren: Gebuehren): Kosten {
  const veranstaltungen = preise.reduce((summe, preis) => summe + preis, 0);
  const summe = computeGebuehren(preise.length > 0 ? 1 : 0, preise.length, gebuehren);
  return { veranstaltungen, gebuehren: summe, gesamt: veranstaltungen + summe };
}

/** Costs of a booking in cents: prices of the events, fees per child and per chosen event, both together (B9). */
export function computeKosten(kinder: readonly KindMitAuswahl[], optionen: Gebuehren & Preisregeln): Kosten {
  const jeKind = determinePreise(kinder, optionen).map((preise) => sumKosten(preise, optionen));
  const sum = (was: keyof Kosten) => jeKind.reduce((summe, kosten) => summe + kosten[was], 0);
  return { veranstaltungen: sum('veranstaltungen'), gebuehren: sum('gebuehren'), gesamt: sum('gesamt') };
}

/** The same in euros, as the booking carries it. */
export function computeKostenInEuro(kinder: readonly KindMitAuswahl[], optionen: Gebuehren & Preisregeln): Kosten {
  const { veranstaltungen, gebuehren: summe, gesamt } = computeKosten(kinder, optionen);
  return { veranstaltungen: toEuro(veranstaltungen), gebuehren: toEuro(summe), gesamt: toEuro(gesamt) };
}
