/** How prices and fees of the holiday programme are named: the same words on every page and in every mail. */

import { type Cents, formatCents, sumCents } from '../../format/betrag.ts';
import type { FerienprogrammOptionen } from './ferienprogramm.ts';
import { computeGebuehren, type Gebuehren, type Kosten, readGebuehren } from './ferienprogramm-kosten.ts';

/** The two fees that are charged at all, in words. */
function listSaetze(gebuehren: Gebuehren): string[] {
  const { jeKind, jeVeranstaltung } = readGebuehren(gebuehren);
  return [
    ...(jeKind > 0 ? [`${formatCents(jeKind)} Bearbeitungsgebühr je Kind`] : []),
    ...(jeVeranstaltung > 0 ? [`${formatCents(jeVeranstaltung)} je Veranstaltung`] : []),
  ];
}

/** `3,00 € Bearbeitungsgebühr je Kind und 0,50 € je Veranstaltung`; empty where nothing is charged. */
export function formatGebuehren(gebuehren: Gebuehren): string {
  return listSaetze(gebuehren).join(' und ');
}

/** What a later booking of the same child costs, in one sentence; empty where that needs none. */
export function describeSpaeter({
  gebuehr_spaeter,
  ...gebuehren
}: Gebuehren & Pick<FerienprogrammOptionen, 'gebuehr_spaeter'>): string {
  const { jeKind } = readGebuehren(gebuehren);
  if (jeKind === 0) return '';
  if (gebuehr_spaeter === 'buchung') {
    return `Die Bearbeitungsgebühr von ${formatCents(jeKind)} fällt je Kind mit jeder Buchung an.`;
  }
  return `Die Bearbeitungsgebühr von ${formatCents(jeKind)} zahlen Sie je Kind nur einmal in der Saison. Haben Sie mit dieser E-Mail-Adresse schon gebucht, ziehen wir sie nach der Bestätigung ab.`;
}

/** `8,00 € zzgl. Gebühren`. Only what costs nothing at all is called free of charge. */
export function formatPreis(betrag: Cents, gebuehren: Gebuehren): string {
  const preis = formatCents(betrag);
  if (listSaetze(gebuehren).length > 0) return `${preis} zzgl. Gebühren`;
  return betrag > 0 ? preis : `${preis} (kostenlos)`;
}

/**
 * A price in the picker, which adds the handling fee of 3 euros to all that cost anything (B9): the same fee that is charged
 * once for each child. `8,00 € + 3,00 € Bearbeitungsgebühr je Kind = 11,00 €`
 */
export function formatAnzeigepreis(preis: Cents, gebuehren: Gebuehren): string {
  const { jeKind } = readGebuehren(gebuehren);
  if (preis === 0 || jeKind === 0) return formatCents(preis);
  return `${formatCents(preis)} + ${formatCents(jeKind)} Bearbeitungsgebühr je Kind = ${formatCents(sumCents([preis, jeKind]))}`;
}

/** `2 Kinder`, `1 Veranstaltung`. */
export const formatAnzahl = (anzahl: number, eines: string, mehrere: string) =>
  `${anzahl} ${anzahl === 1 ? eines : mehrere}`;

interface Kostenzeile {
  was: 'Veranstaltungen' | 'Gebühren' | 'Gesamt';
  betrag: string;
  /** How it comes about: `2 Kinder × 3,00 €, 3 Veranstaltungen × 0,50 €`. */
  rechnung?: string;
}

/**
 * The bill of a booking, row by row.
 * @param anzahl children that are booked, and chosen events of all of them together
 */
export function listKosten(
  kosten: Kosten,
  anzahl: { kinder: number; veranstaltungen: number },
  gebuehren: Gebuehren,
): Kostenzeile[] {
  const { jeKind, jeVeranstaltung } = readGebuehren(gebuehren);
  const faktoren = [
    { satz: jeKind, was: formatAnzahl(anzahl.kinder, 'Kind', 'Kinder') },
    { satz: jeVeranstaltung, was: formatAnzahl(anzahl.veranstaltungen, 'Veranstaltung', 'Veranstaltungen') },
  ].filter(({ satz }) => satz > 0);
  // Other figures of the api come from other fees than this page knows.
  const stimmt = computeGebuehren(anzahl.kinder, anzahl.veranstaltungen, gebuehren) === kosten.gebuehren;
  const rechnung = faktoren.map(({ satz, was }) => `${was} × ${formatCents(satz)}`).join(', ');
  return [
    { was: 'Veranstaltungen', betrag: formatCents(kosten.veranstaltungen) },
    { was: 'Gebühren', betrag: formatCents(kosten.gebuehren), ...(stimmt && rechnung ? { rechnung } : {}) },
    { was: 'Gesamt', betrag: formatCents(kosten.gesamt) },
  ];
}
