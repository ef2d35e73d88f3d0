import type { Cents } from '@gm/shared/format/betrag';
import { describe, expect, it } from 'vitest';
import { findReferenzen, matchUmsatz, type Rechnungsstand } from './match-umsatz.ts';
import type { Umsatz } from './umsatz.ts';

const stand = (nummer: number, offen: number, teil: Partial<Rechnungsstand> = {}): Rechnungsstand => ({
  buchung_id: nummer,
  referenz: `FP-2026-000${nummer}`,
  offen: offen as Cents,
  vorname: 'Ada',
  name: 'Groß-Müller',
  ...teil,
});
const zeile = (betrag: number, zweck: string, name = ''): Umsatz => ({
  tag: '2026-07-01',
  betrag: betrag as Cents,
  name,
  iban: '',
  zweck,
  bankreferenz: null,
});
const sicher = (...zuordnungen: [number, number][]) => ({
  art: 'sicher',
  zuordnungen: zuordnungen.map(([buchung_id, betrag]) => ({ buchung_id, betrag })),
});

it.each([
  ['FP-2026-0001', ['FP-2026-0001']],
  ['Ferienprogramm fp 2026 0001 Mia', ['FP-2026-0001']],
  ['FP20260001', ['FP-2026-0001']],
  ['Rechnung FP-2026-00 01', ['FP-2026-0001']],
  ['FP-2026-0001, FP-2026-0002', ['FP-2026-0001', 'FP-2026-0002']],
  ['FP-2026-12345', ['FP-2026-12345']],
  ['Miete Juli 2026', []],
])('%s names the bookings %j', (zweck, erwartet) => {
  expect(findReferenzen(zweck)).toEqual(expect.arrayContaining(erwartet));
  if (erwartet.length === 0) expect(findReferenzen(zweck)).toEqual([]);
});

describe('a line is assigned by itself', () => {
  it('by the number of one booking, whatever the amount and whoever pays', () => {
    for (const betrag of [1350, 500, 9000]) {
      expect(matchUmsatz(zeile(betrag, 'FP-2026-0001', 'Oma'), [stand(1, 1350), stand(2, 1350)])).toEqual(
        sicher([1, betrag]),
      );
    }
  });

  it('by several numbers when what is open adds up to it', () => {
    const staende = [stand(1, 1350), stand(2, 850), stand(3, 1)];
    expect(matchUmsatz(zeile(2200, 'FP-2026-0001 und FP-2026-0002'), staende)).toEqual(sicher([1, 1350], [2, 850]));
    expect(matchUmsatz(zeile(2100, 'FP-2026-0001 und FP-2026-0002'), staende)).toMatchObject({
      art: 'offen',
      kandidaten: ['FP-2026-0001', 'FP-2026-0002'],
    });
  });

  it('without a number by amount and full name of exactly one', () => {
    const staende = [stand(1, 1350), stand(2, 1350, { vorname: 'Tom', name: 'Anders' })];
    expect(matchUmsatz(zeile(1350, 'Ferien', 'GROSS-MUELLER, ADA'), staende)).toEqual(sicher([1, 1350]));
    expect(matchUmsatz(zeile(1350, 'Ferien', 'Gross-Mueller'), staende).art).toBe('offen');
    expect(matchUmsatz(zeile(1349, 'Ferien', 'Ada Groß-Müller'), staende)).toMatchObject({
      art: 'offen',
      kandidaten: ['FP-2026-0001'],
    });
  });
});

it('a line that fits two bills is for people, who are told both', () => {
  const staende = [stand(1, 1350), stand(2, 1350)];
  expect(matchUmsatz(zeile(1350, 'Ferien', 'Ada Groß-Müller'), staende)).toEqual({
    art: 'offen',
    kandidaten: ['FP-2026-0001', 'FP-2026-0002'],
    grund: 'Ohne Buchungsnummer; Betrag und Name passen zu mehreren Rechnungen.',
  });
  expect(matchUmsatz(zeile(1350, 'FP-2026-0999'), staende)).toMatchObject({
    art: 'offen',
    grund: 'Eine Buchung FP-2026-0999 gibt es nicht.',
  });
});

it('money that went out is a refund only up to what was paid too much', () => {
  expect(matchUmsatz(zeile(-500, 'FP-2026-0001 Erstattung'), [stand(1, -500)])).toEqual(sicher([1, -500]));
  for (const offen of [-499, 0, 1350]) {
    expect(matchUmsatz(zeile(-500, 'FP-2026-0001 Erstattung'), [stand(1, offen)]).art).toBe('offen');
  }
  expect(matchUmsatz(zeile(-500, 'Büromaterial'), [stand(1, -500)]).art).toBe('offen');
});
