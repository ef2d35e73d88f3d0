import type { Cents } from '@gm/shared/format/amount';
import { describe, expect, it } from 'vitest';
import { type BillState, findReferences, matchTransaction } from './match-transaction.ts';
import type { Transaction } from './transaction.ts';

const state = (num: number, open: number, part: Partial<BillState> = {}): BillState => ({
  buchung_id: num,
  referenz: `FP-2026-000${num}`,
  offen: open as Cents,
  vorname: 'Ada',
  name: 'Groß-Müller',
  ...part,
});
const line = (amount: number, purpose: string, name = ''): Transaction => ({
  tag: '2026-07-01',
  betrag: amount as Cents,
  name,
  iban: '',
  zweck: purpose,
  bankreferenz: null,
});
const secure = (...mappings: [number, number][]) => ({
  art: 'sicher',
  zuordnungen: mappings.map(([buchung_id, amount]) => ({ buchung_id, betrag: amount })),
});

it.each([
  ['FP-2026-0001', ['FP-2026-0001']],
  ['Ferienprogramm fp 2026 0001 Mia', ['FP-2026-0001']],
  ['FP20260001', ['FP-2026-0001']],
  ['Rechnung FP-2026-00 01', ['FP-2026-0001']],
  ['FP-2026-0001, FP-2026-0002', ['FP-2026-0001', 'FP-2026-0002']],
  ['FP-2026-12345', ['FP-2026-12345']],
  ['Miete Juli 2026', []],
])('%s contains the booking numbers %j', (purpose, expected) => {
  expect(findReferences(purpose)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(findReferences(purpose)).toEqual([]);
});

describe('a line is assigned automatically', () => {
  it('by the number of one booking, regardless of amount and payer', () => {
    for (const amount of [1350, 500, 9000]) {
      expect(matchTransaction(line(amount, 'FP-2026-0001', 'Oma'), [state(1, 1350), state(2, 1350)])).toEqual(
        secure([1, amount]),
      );
    }
  });

  it('by several numbers if their open amounts add up to it', () => {
    const states = [state(1, 1350), state(2, 850), state(3, 1)];
    expect(matchTransaction(line(2200, 'FP-2026-0001 und FP-2026-0002'), states)).toEqual(secure([1, 1350], [2, 850]));
    expect(matchTransaction(line(2100, 'FP-2026-0001 und FP-2026-0002'), states)).toMatchObject({
      art: 'offen',
      kandidaten: ['FP-2026-0001', 'FP-2026-0002'],
    });
  });

  it('without a number by the amount and full name of exactly one bill', () => {
    const states = [state(1, 1350), state(2, 1350, { vorname: 'Tom', name: 'Anders' })];
    expect(matchTransaction(line(1350, 'Ferien', 'GROSS-MUELLER, ADA'), states)).toEqual(secure([1, 1350]));
    expect(matchTransaction(line(1350, 'Ferien', 'Gross-Mueller'), states).art).toBe('offen');
    expect(matchTransaction(line(1349, 'Ferien', 'Ada Groß-Müller'), states)).toMatchObject({
      art: 'offen',
      kandidaten: ['FP-2026-0001'],
    });
  });
});

it('a line that matches two bills is left to staff, with both as candidates', () => {
  const states = [state(1, 1350), state(2, 1350)];
  expect(matchTransaction(line(1350, 'Ferien', 'Ada Groß-Müller'), states)).toEqual({
    art: 'offen',
    kandidaten: ['FP-2026-0001', 'FP-2026-0002'],
    grund: 'Ohne Buchungsnummer; Betrag und Name passen zu mehreren Rechnungen.',
  });
  expect(matchTransaction(line(1350, 'FP-2026-0999'), states)).toMatchObject({
    art: 'offen',
    grund: 'Eine Buchung FP-2026-0999 gibt es nicht.',
  });
});

it('an outgoing payment is a refund only up to the overpaid amount', () => {
  expect(matchTransaction(line(-500, 'FP-2026-0001 Erstattung'), [state(1, -500)])).toEqual(secure([1, -500]));
  for (const open of [-499, 0, 1350]) {
    expect(matchTransaction(line(-500, 'FP-2026-0001 Erstattung'), [state(1, open)]).art).toBe('offen');
  }
  expect(matchTransaction(line(-500, 'Büromaterial'), [state(1, -500)]).art).toBe('offen');
});
