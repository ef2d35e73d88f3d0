import type { Cents } from '@gm/shared/format/amount';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountBooking, type AccountParticipation, listClaims, type Sentences, sumBillLines } from './claim.ts';

const sentences: Sentences = {
  gebuehr_kind: 3,
  gebuehr_veranstaltung: 0.5,
  gebuehr_spaeter: 'saison',
  gebuehr_bei_storno: 'erlassen',
};
const nimmtPart = (id: number, part: Partial<AccountParticipation> = {}): AccountParticipation => ({
  veranstaltung_id: id,
  titel: `Angebot ${id}`,
  preis: 500 as Cents,
  storniert: false,
  storno_von: null,
  ...part,
});
const bucht = (
  id: number,
  children: Record<string, AccountParticipation[]>,
  part: Partial<AccountBooking> = {},
): AccountBooking => ({
  id,
  saetze: sentences,
  kinder: Object.entries(children).map(([firstName, participations], num) => ({
    id: id * 10 + num,
    vorname: firstName,
    schluessel: firstName,
    teilnahmen: participations,
  })),
  ermaessigungen: [],
  ...part,
});
const sums = (...bookings: AccountBooking[]) =>
  [...listClaims(bookings).values()].map((billLines) => Number(sumBillLines(billLines).gesamt));
const calledOff = { storniert: true, storno_von: 'familie' } as const;

describe('amount owed by a family', () => {
  it('consists of prices and fees, with one fee per child and season', () => {
    expect(
      sums(bucht(1, { Eva: [nimmtPart(1), nimmtPart(2)], Max: [nimmtPart(1)] }), bucht(2, { Eva: [nimmtPart(3)] })),
    ).toEqual([500 * 3 + 300 * 2 + 50 * 3, 550]);
  });

  it('has a fee for every booking if the season says so', () => {
    const eachTime = { saetze: { ...sentences, gebuehr_spaeter: 'buchung' as const } };
    expect(sums(bucht(1, { Eva: [nimmtPart(1)] }, eachTime), bucht(2, { Eva: [nimmtPart(3)] }, eachTime))).toEqual([
      850, 850,
    ]);
  });

  it('keeps fees on their bill after cancellations, until the last event of the child is cancelled', () => {
    expect(sums(bucht(1, { Eva: [nimmtPart(1, calledOff)] }), bucht(2, { Eva: [nimmtPart(3)] }))).toEqual([300, 550]);
    expect(sums(bucht(1, { Eva: [nimmtPart(1, calledOff)] }), bucht(2, { Eva: [nimmtPart(3, calledOff)] }))).toEqual([
      0, 0,
    ]);
  });

  it('keeps the fees of cancellations by the family if the season says so, but never those of cancellations by the municipality', () => {
    const stays = { saetze: { ...sentences, gebuehr_bei_storno: 'bleibt' as const } };
    expect(sums(bucht(1, { Eva: [nimmtPart(1, calledOff)] }, stays))).toEqual([350]);
    expect(sums(bucht(1, { Eva: [nimmtPart(1, { storniert: true, storno_von: 'gemeinde' })] }, stays))).toEqual([0]);
  });

  it('is reduced by discounts, but never below zero', () => {
    const reductions = [
      { id: 1, prozent: 50, betrag: null, grund: 'Sozialpass' },
      { id: 2, prozent: null, betrag: 10_000 as Cents, grund: 'Härtefall' },
    ];
    const booking = bucht(1, { Eva: [nimmtPart(1, { preis: 501 as Cents })] }, { ermaessigungen: reductions });
    const billLines = listClaims([booking]).get(1) ?? [];
    expect(billLines.slice(-2).map(({ was, betrag: amount }) => [was, amount])).toEqual([
      ['Sozialpass, 50 % der Preise', -251],
      ['Härtefall', -600],
    ]);
    expect(sumBillLines(billLines).gesamt).toBe(0);
  });

  it('property: whole cents, never negative, no duplicate lines, and at most one fee per child and season', () => {
    const participation = fc
      .record({
        preis: fc.integer({ min: 0, max: 20_000 }),
        storniert: fc.boolean(),
        von: fc.constantFrom('familie', 'gemeinde', 'doppelt'),
      })
      .map(({ preis: price, storniert: cancelled, von: from }) => ({
        preis: price as Cents,
        storniert: cancelled,
        storno_von: cancelled ? from : null,
      }));
    const children = fc.dictionary(
      fc.constantFrom('Eva', 'Max', 'Ida'),
      fc.array(participation, { minLength: 1, maxLength: 4 }),
      { minKeys: 1 },
    );
    const reduction = fc.record({
      prozent: fc.option(fc.integer({ min: 0, max: 100 })),
      betrag: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(children, fc.array(reduction, { maxLength: 2 })), { maxLength: 4 }), (family) => {
        const bookings = family.map(([selection, discounts], num) =>
          bucht(
            num + 1,
            Object.fromEntries(
              Object.entries(selection).map(([who, participations]) => [
                who,
                participations.map((t, id) => nimmtPart(id, t as Partial<AccountParticipation>)),
              ]),
            ),
            {
              ermaessigungen: discounts.map(({ prozent: percent, betrag: amount }, id) => ({
                id,
                prozent: percent,
                betrag: percent === null ? (amount as Cents) : null,
                grund: '',
              })),
            },
          ),
        );
        const all = listClaims(bookings);
        for (const billLines of all.values()) {
          expect(billLines.every(({ betrag: amount }) => Number.isInteger(amount) && amount !== 0)).toBe(true);
          expect(sumBillLines(billLines).gesamt).toBeGreaterThanOrEqual(0);
          expect(new Set(billLines.map(({ schluessel: key }) => key)).size).toBe(billLines.length);
        }
        const fees = [...all.values()].flat().filter(({ was }) => was.startsWith('Bearbeitungsgebühr'));
        expect(new Set(fees.map(({ was }) => was)).size).toBe(fees.length);
        // A second call returns the same.
        expect([...listClaims(bookings)]).toEqual([...all]);
      }),
    );
  });
});
