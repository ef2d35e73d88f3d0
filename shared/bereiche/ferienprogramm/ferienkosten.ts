/** How prices and fees of the holiday programme are named: the same words on every page and in every mail. */

import { formatBetrag } from '../../format/betrag.ts';
import type { Kosten } from './ferienprogramm-anmeldung.ts';
import { computeGebuehren, type Gebuehren, toCent } from './ferienprogramm-kosten.ts';

/** The two fees that are charged at all, in words. */
function listSaetze({ gebuehr_kind, gebuehr_veranstaltung }: Gebuehren): string[] {
  return [
    ...(gebuehr_kind > 0 ? [`${formatBetrag(toCent(gebuehr_kind))} Bearbeitungsgebühr je Kind`] : []),
    ...(gebuehr_veranstaltung > 0 ? [`${formatBetrag(toCent(gebuehr_veranstaltung))} je Veranstaltung`] : []),
  ];
}

/** `3,00 € Bearbeitungsgebühr je Kind und 0,50 € je Veranstaltung`; empty where nothing is charged. */
export function formatGebuehren(gebuehren: Gebuehren): string {
  return listSaetze(gebuehren).join(' und ');
}

/** Euros of the wire → `8,00 € zzgl. Gebühren`. Only what costs nothing at all is called free of charge. */
export function formatPreis(euro: number, gebuehren: Gebuehren): string {
  const preis = formatBetrag(toCent(euro));
  if (listSaetze(gebuehren).length > 0) return `${preis} zzgl. Gebühren`;
  return euro > 0 ? preis : `${preis} (kostenlos)`;
}

/**
 * A price in the picker, which adds the handling fee of 3 euros to all that cost anything (B9): the same fee that is charged
 * once for each child. `8,00 € + 3,00 € Bearbeitungsgebühr je Kind = 11,00 €`
 */
export function formatAnzeigepreis(cent: number, { gebuehr_kind }: Pick<Gebuehren, 'gebuehr_kind'>): string {
  const gebuehr = toCent(gebuehr_kind);
  if (cent === 0 || gebuehr === 0) return formatBetrag(cent);
  return `${formatBetrag(cent)} + ${formatBetrag(gebuehr)} Bearbeitungsgebühr je Kind = ${formatBetrag(cent + gebuehr)}`;
}

/** `2 Kinder`, `1 Veranstaltung`. */
const count = (anzahl: number, eines: string, mehrere: string) => `${anzahl} ${anzahl === 1 ? eines : mehrere}`;

interface Kostenzeile {
  was: 'Veranstaltungen' | 'Gebühren' | 'Gesamt';
  betrag: string;
  /** How it comes about: `2 Kinder × 3,00 €, 3 Veranstaltungen × 0,50 €`. */
  rechnung?: string;
}

/**
 * The bill of a booking, row by row.
 * @param kosten cents
 * @param anzahl children that are booked, and chosen events of all of them together
 */
export function listKosten(
  kosten: Kosten,
  anzahl: { kinder: number; veranstaltungen: number },
  gebuehren: Gebuehren,
): Kostenzeile[] {
  const { gebuehr_kind, gebuehr_veranstaltung } = gebuehren;
  const faktoren = [
    { satz: gebuehr_kind, was: count(anzahl.kinder, 'Kind', 'Kinder') },
    { satz: gebuehr_veranstaltung, was: count(anzahl.veranstaltungen, 'Veranstaltung', 'Veranstaltungen') },
  ].filter(({ satz }) => satz > 0);
  // Other figures of the api come from other fees than this page knows.
  const stimmt = computeGebuehren(anzahl.kinder, anzahl.veranstaltungen, gebuehren) === kosten.gebuehren;
  const rechnung = faktoren.map(({ satz, was }) => `${was} × ${formatBetrag(toCent(satz))}`).join(', ');
  return [
    { was: 'Veranstaltungen', betrag: formatBetrag(kosten.veranstaltungen) },
    { was: 'Gebühren', betrag: formatBetrag(kosten.gebuehren), ...(stimmt && rechnung ? { rechnung } : {}) },
    { was: 'Gesamt', betrag: formatBetrag(kosten.gesamt) },
  ];
}
