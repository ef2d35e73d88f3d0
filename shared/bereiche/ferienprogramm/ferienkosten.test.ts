import { expect, test } from 'vitest';
import { toCents } from '../../format/betrag.ts';
import { formatAnzeigepreis, formatGebuehren, formatPreis, listKosten } from './ferienkosten.ts';
import type { KostenInEuro } from './ferienprogramm-anmeldung.ts';
import { readKosten } from './ferienprogramm-kosten.ts';

const gebuehren = { gebuehr_kind: 3, gebuehr_veranstaltung: 0.5 };
const ohne = { gebuehr_kind: 0, gebuehr_veranstaltung: 0 };
/** What stands between amount and sign does not matter here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [gebuehren, '3,00 € Bearbeitungsgebühr je Kind und 0,50 € je Veranstaltung'],
  [{ ...ohne, gebuehr_veranstaltung: 0.5 }, '0,50 € je Veranstaltung'],
  [ohne, ''],
])('fees %j are %j', (satz, erwartet) => {
  expect(plain(formatGebuehren(satz))).toBe(erwartet);
});

test.each([
  [12.5, gebuehren, '12,50 € zzgl. Gebühren'],
  [0, gebuehren, '0,00 € zzgl. Gebühren'],
  [12.5, ohne, '12,50 €'],
  [0, ohne, '0,00 € (kostenlos)'],
])('a price of %d with fees %j says what comes on top', (preis, satz, erwartet) => {
  expect(plain(formatPreis(toCents(preis), satz))).toBe(erwartet);
});

test('the picker adds the handling fee to what is shown, not to free events, and says what is added', () => {
  expect(plain(formatAnzeigepreis(toCents(8), gebuehren))).toBe('8,00 € + 3,00 € Bearbeitungsgebühr je Kind = 11,00 €');
  expect(plain(formatAnzeigepreis(toCents(0), gebuehren))).toBe('0,00 €');
  expect(plain(formatAnzeigepreis(toCents(8), ohne))).toBe('8,00 €');
});

test('a bill says how the fees come about, unless the api has counted with others', () => {
  const show = (kosten: KostenInEuro, satz = gebuehren) =>
    listKosten(readKosten(kosten), { kinder: 2, veranstaltungen: 3 }, satz).map(({ was, betrag, rechnung }) =>
      plain([was, betrag, rechnung].filter(Boolean).join(' | ')),
    );
  expect(show({ veranstaltungen: 8, gebuehren: 7.5, gesamt: 15.5 })).toEqual([
    'Veranstaltungen | 8,00 €',
    'Gebühren | 7,50 € | 2 Kinder × 3,00 €, 3 Veranstaltungen × 0,50 €',
    'Gesamt | 15,50 €',
  ]);
  expect(show({ veranstaltungen: 8, gebuehren: 9, gesamt: 17 })[1]).toBe('Gebühren | 9,00 €');
  expect(show({ veranstaltungen: 8, gebuehren: 0, gesamt: 8 }, ohne)[1]).toBe('Gebühren | 0,00 €');
});
