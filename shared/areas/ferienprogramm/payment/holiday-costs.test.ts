import { expect, test } from 'vitest';
import { toCents } from '../../../format/amount.ts';
import type { CostsInEuro } from '../registration/ferienprogramm-registration.ts';
import { readCosts } from './ferienprogramm-costs.ts';
import { formatDisplayPrice, formatFees, formatPrice, listCosts } from './holiday-costs.ts';

const fees = { gebuehr_kind: 3, gebuehr_veranstaltung: 0.5 };
const without = { gebuehr_kind: 0, gebuehr_veranstaltung: 0 };
/** Ignores the kind of space between amount and currency sign. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [fees, '3,00 € Bearbeitungsgebühr je Kind und 0,50 € je Veranstaltung'],
  [{ ...without, gebuehr_veranstaltung: 0.5 }, '0,50 € je Veranstaltung'],
  [without, ''],
])('fees %j read as %j', (sentence, expected) => {
  expect(plain(formatFees(sentence))).toBe(expected);
});

test.each([
  [12.5, fees, '12,50 € zzgl. Gebühren'],
  [0, fees, '0,00 €, es fallen nur die Gebühren an'],
  [12.5, without, '12,50 €'],
  [0, without, '0,00 € (kostenlos)'],
])('a price of %d with fees %j states the additional fees', (price, sentence, expected) => {
  expect(plain(formatPrice(toCents(price), sentence))).toBe(expected);
});

test('the picker adds the handling fee to displayed prices except free events, and says so', () => {
  expect(plain(formatDisplayPrice(toCents(8), fees))).toBe(
    '8,00 € (mit der einmaligen Bearbeitungsgebühr je Kind: 11,00 €)',
  );
  expect(plain(formatDisplayPrice(toCents(0), fees))).toBe('0,00 € (dazu nur die Gebühren)');
  expect(plain(formatDisplayPrice(toCents(0), without))).toBe('0,00 €');
  expect(plain(formatDisplayPrice(toCents(8), without))).toBe('8,00 €');
});

test('a bill explains the fees unless the api has computed different ones', () => {
  const show = (costs: CostsInEuro, sentence = fees) =>
    listCosts(readCosts(costs), { kinder: 2, veranstaltungen: 3 }, sentence).map(
      ({ was, betrag: amount, rechnung: bill }) => plain([was, amount, bill].filter(Boolean).join(' | ')),
    );
  expect(show({ veranstaltungen: 8, gebuehren: 7.5, gesamt: 15.5 })).toEqual([
    'Veranstaltungen | 8,00 €',
    'Gebühren | 7,50 € | 2 Kinder × 3,00 €, 3 Veranstaltungen × 0,50 €',
    'Gesamt | 15,50 €',
  ]);
  expect(show({ veranstaltungen: 8, gebuehren: 9, gesamt: 17 })[1]).toBe('Gebühren | 9,00 €');
  expect(show({ veranstaltungen: 8, gebuehren: 0, gesamt: 8 }, without)[1]).toBe('Gebühren | 0,00 €');
});
