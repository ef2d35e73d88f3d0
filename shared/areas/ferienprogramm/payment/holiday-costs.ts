/** Wording of prices and fees of the holiday programme, shared by all pages and mails. */

import { type Cents, formatCents, sumCents } from '../../../format/amount.ts';
import { formatCount } from '../../../format/count.ts';
import type { FerienprogrammOptions } from '../ferienprogramm.ts';
import { type Costs, computeFees, type Fees, readFees } from './ferienprogramm-costs.ts';

/** The fees above zero, in words. */
function listSentences(fees: Fees): string[] {
  const { jeKind: perChild, jeVeranstaltung: perVeranstaltung } = readFees(fees);
  return [
    ...(perChild > 0 ? [`${formatCents(perChild)} Bearbeitungsgebühr je Kind`] : []),
    ...(perVeranstaltung > 0 ? [`${formatCents(perVeranstaltung)} je Veranstaltung`] : []),
  ];
}

/** `3,00 € Bearbeitungsgebühr je Kind und 0,50 € je Veranstaltung`; empty without fees. */
export function formatFees(fees: Fees): string {
  return listSentences(fees).join(' und ');
}

/** Text above a price list: which fees are added, and how often. Empty without fees. */
export function describeFees(fees: Fees): string {
  const sentences = formatFees(fees);
  if (!sentences) return '';
  const once = readFees(fees).jeKind > 0 ? ' Die Bearbeitungsgebühr zahlen Sie je Kind nur einmal.' : '';
  return `Zu den Preisen kommen Gebühren: ${sentences}.${once}`;
}

/** One sentence on the cost of a later booking for the same child; empty if it needs no explanation. */
export function describeLater({
  gebuehr_spaeter,
  ...fees
}: Fees & Pick<FerienprogrammOptions, 'gebuehr_spaeter'>): string {
  const { jeKind: perChild } = readFees(fees);
  if (perChild === 0) return '';
  if (gebuehr_spaeter === 'buchung') {
    return `Die Bearbeitungsgebühr von ${formatCents(perChild)} fällt je Kind mit jeder Buchung an.`;
  }
  return `Die Bearbeitungsgebühr von ${formatCents(perChild)} zahlen Sie je Kind nur einmal in der Saison. Haben Sie mit dieser E-Mail-Adresse schon gebucht, ziehen wir sie nach der Bestätigung ab.`;
}

/** `8,00 € zzgl. Gebühren`, `0,00 €, es fallen nur die Gebühren an`. "Free" is used only if no fees apply either. */
export function formatPrice(amount: Cents, fees: Fees): string {
  const price = formatCents(amount);
  if (listSentences(fees).length > 0) {
    return amount > 0 ? `${price} zzgl. Gebühren` : `${price}, es fallen nur die Gebühren an`;
  }
  return amount > 0 ? price : `${price} (kostenlos)`;
}

/**
 * A price in the picker, which includes the handling fee of 3 euros except for free events (B9). The net price comes
 * first, because only net prices can be added up: the fee is charged once per child.
 */
export function formatDisplayPrice(price: Cents, fees: Fees): string {
  const { jeKind: perChild } = readFees(fees);
  if (price === 0 && listSentences(fees).length > 0) return `${formatCents(price)} (dazu nur die Gebühren)`;
  if (price === 0 || perChild === 0) return formatCents(price);
  const withFee = formatCents(sumCents([price, perChild]));
  return `${formatCents(price)} (mit der einmaligen Bearbeitungsgebühr je Kind: ${withFee})`;
}

interface Count {
  /** Number of booked children. */
  kinder: number;
  /** Number of chosen events of all children together. */
  veranstaltungen: number;
}

/** Calculation of the fees: `2 Kinder × 3,00 €, 3 Veranstaltungen × 0,50 €`; empty without fees. */
export function formatFeeBill({ kinder: children, veranstaltungen }: Count, fees: Fees): string {
  const { jeKind: perChild, jeVeranstaltung: perVeranstaltung } = readFees(fees);
  return [
    { satz: perChild, was: formatCount(children, 'Kind', 'Kinder') },
    { satz: perVeranstaltung, was: formatCount(veranstaltungen, 'Veranstaltung', 'Veranstaltungen') },
  ]
    .filter(({ satz: sentence }) => sentence > 0)
    .map(({ satz: sentence, was }) => `${was} × ${formatCents(sentence)}`)
    .join(', ');
}

interface CostLine {
  was: 'Veranstaltungen' | 'Gebühren' | 'Gesamt';
  betrag: string;
  /** Calculation: `2 Kinder × 3,00 €, 3 Veranstaltungen × 0,50 €`. */
  rechnung?: string;
}

/** The bill of a booking, by row. */
export function listCosts(costs: Costs, count: Count, fees: Fees): CostLine[] {
  // A different amount means that the api used other fees than this page knows.
  const stimmt = computeFees(count.kinder, count.veranstaltungen, fees) === costs.gebuehren;
  const bill = formatFeeBill(count, fees);
  return [
    { was: 'Veranstaltungen', betrag: formatCents(costs.veranstaltungen) },
    { was: 'Gebühren', betrag: formatCents(costs.gebuehren), ...(stimmt && bill ? { rechnung: bill } : {}) },
    { was: 'Gesamt', betrag: formatCents(costs.gesamt) },
  ];
}
