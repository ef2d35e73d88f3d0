import type { FerienprogrammOptionen } from '../schemas/ferienprogramm.ts';
import type { Kosten } from '../schemas/ferienprogramm-anmeldung.ts';

type Gebuehren = Pick<FerienprogrammOptionen, 'gebuehr_kind' | 'gebuehr_veranstaltung' | 'geschwisterpreis'>;

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
export function bestimmePreise(kinder: readonly KindMitAuswahl[], { geschwisterpreis }: Gebuehren): number[][] {
  const bisher = new Set<number>();
  return kinder.map(({ veranstaltungen }) => {
    const preise = veranstaltungen.map(({ id, preis, preis_geschwister }) => {
      const istGeschwister = geschwisterpreis && bisher.has(id);
      return toCent(istGeschwister ? (preis_geschwister ?? preis) : preis);
    });
    for (const { id } of veranstaltungen) bisher.add(id);
    return preise;
  });
}

/** Costs of a booking in cents: prices of the events, fees per child and per chosen event, both together (B9). */
export function berechneKosten(kinder: readonly KindMitAuswahl[], gebuehren: Gebuehren): Kosten {
  const preise = bestimmePreise(kinder, gebuehren).flat();
  const veranstaltungen = preise.reduce((summe, preis) => summe + preis, 0);
  const gebuehrenSumme =
    kinder.length * toCent(gebuehren.gebuehr_kind) + preise.length * toCent(gebuehren.gebuehr_veranstaltung);
  return { veranstaltungen, gebuehren: gebuehrenSumme, gesamt: veranstaltungen + gebuehrenSumme };
}

/** The same in euros, as the booking carries it. */
export function berechneKostenInEuro(kinder: readonly KindMitAuswahl[], gebuehren: Gebuehren): Kosten {
  const { veranstaltungen, gebuehren: summe, gesamt } = berechneKosten(kinder, gebuehren);
  return { veranstaltungen: toEuro(veranstaltungen), gebuehren: toEuro(summe), gesamt: toEuro(gesamt) };
}

/** Cents the picker shows: with the handling fee where the event costs anything (B9). */
export function berechneAnzeigepreis(
  preis: number,
  { bearbeitungsgebuehr }: Pick<FerienprogrammOptionen, 'bearbeitungsgebuehr'>,
): number {
  return preis > 0 ? toCent(preis) + toCent(bearbeitungsgebuehr) : 0;
}
