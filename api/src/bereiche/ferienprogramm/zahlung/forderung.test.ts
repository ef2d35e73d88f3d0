import type { Cents } from '@gm/shared/format/betrag';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Kontobuchung, type Kontoteilnahme, listForderungen, type Saetze, sumPosten } from './forderung.ts';

const saetze: Saetze = {
  gebuehr_kind: 3,
  gebuehr_veranstaltung: 0.5,
  gebuehr_spaeter: 'saison',
  gebuehr_bei_storno: 'erlassen',
};
const nimmtTeil = (id: number, teil: Partial<Kontoteilnahme> = {}): Kontoteilnahme => ({
  veranstaltung_id: id,
  titel: `Angebot ${id}`,
  preis: 500 as Cents,
  storniert: false,
  storno_von: null,
  ...teil,
});
const bucht = (
  id: number,
  kinder: Record<string, Kontoteilnahme[]>,
  teil: Partial<Kontobuchung> = {},
): Kontobuchung => ({
  id,
  saetze,
  kinder: Object.entries(kinder).map(([vorname, teilnahmen], nummer) => ({
    id: id * 10 + nummer,
    vorname,
    schluessel: vorname,
    teilnahmen,
  })),
  ermaessigungen: [],
  ...teil,
});
const sums = (...buchungen: Kontobuchung[]) =>
  [...listForderungen(buchungen).values()].map((posten) => Number(sumPosten(posten).gesamt));
const abgesagt = { storniert: true, storno_von: 'familie' } as const;

describe('what a family owes', () => {
  it('is prices and fees, the fee of a child once a season', () => {
    expect(
      sums(bucht(1, { Eva: [nimmtTeil(1), nimmtTeil(2)], Max: [nimmtTeil(1)] }), bucht(2, { Eva: [nimmtTeil(3)] })),
    ).toEqual([500 * 3 + 300 * 2 + 50 * 3, 550]);
  });

  it('or with every booking, where the season says so', () => {
    const jedesmal = { saetze: { ...saetze, gebuehr_spaeter: 'buchung' as const } };
    expect(sums(bucht(1, { Eva: [nimmtTeil(1)] }, jedesmal), bucht(2, { Eva: [nimmtTeil(3)] }, jedesmal))).toEqual([
      850, 850,
    ]);
  });

  it('moves no fee to another bill when something is cancelled, and ends with the last event of the child', () => {
    expect(sums(bucht(1, { Eva: [nimmtTeil(1, abgesagt)] }), bucht(2, { Eva: [nimmtTeil(3)] }))).toEqual([300, 550]);
    expect(sums(bucht(1, { Eva: [nimmtTeil(1, abgesagt)] }), bucht(2, { Eva: [nimmtTeil(3, abgesagt)] }))).toEqual([
      0, 0,
    ]);
  });

  it('keeps the fees of what the family cancelled where the season says so, never of what the town cancelled', () => {
    const bleibt = { saetze: { ...saetze, gebuehr_bei_storno: 'bleibt' as const } };
    expect(sums(bucht(1, { Eva: [nimmtTeil(1, abgesagt)] }, bleibt))).toEqual([350]);
    expect(sums(bucht(1, { Eva: [nimmtTeil(1, { storniert: true, storno_von: 'gemeinde' })] }, bleibt))).toEqual([0]);
  });

  it('is less by what the desk takes off, never less than nothing', () => {
    const ermaessigungen = [
      { id: 1, prozent: 50, betrag: null, grund: 'Sozialpass' },
      { id: 2, prozent: null, betrag: 10_000 as Cents, grund: 'Härtefall' },
    ];
    const buchung = bucht(1, { Eva: [nimmtTeil(1, { preis: 501 as Cents })] }, { ermaessigungen });
    const posten = listForderungen([buchung]).get(1) ?? [];
    expect(posten.slice(-2).map(({ was, betrag }) => [was, betrag])).toEqual([
      ['Sozialpass, 50 % der Preise', -251],
      ['Härtefall', -600],
    ]);
    expect(sumPosten(posten).gesamt).toBe(0);
  });

  it('property: whole cents, never negative, no line twice, and each child bears at most one fee a season', () => {
    const teilnahme = fc
      .record({
        preis: fc.integer({ min: 0, max: 20_000 }),
        storniert: fc.boolean(),
        von: fc.constantFrom('familie', 'gemeinde', 'doppelt'),
      })
      .map(({ preis, storniert, von }) => ({ preis: preis as Cents, storniert, storno_von: storniert ? von : null }));
    const kinder = fc.dictionary(
      fc.constantFrom('Eva', 'Max', 'Ida'),
      fc.array(teilnahme, { minLength: 1, maxLength: 4 }),
      { minKeys: 1 },
    );
    const ermaessigung = fc.record({
      prozent: fc.option(fc.integer({ min: 0, max: 100 })),
      betrag: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(kinder, fc.array(ermaessigung, { maxLength: 2 })), { maxLength: 4 }), (familie) => {
        const buchungen = familie.map(([auswahl, rabatte], nummer) =>
          bucht(
            nummer + 1,
            Object.fromEntries(
              Object.entries(auswahl).map(([wer, teilnahmen]) => [
                wer,
                teilnahmen.map((t, id) => nimmtTeil(id, t as Partial<Kontoteilnahme>)),
              ]),
            ),
            {
              ermaessigungen: rabatte.map(({ prozent, betrag }, id) => ({
                id,
                prozent,
                betrag: prozent === null ? (betrag as Cents) : null,
                grund: '',
              })),
            },
          ),
        );
        const alle = listForderungen(buchungen);
        for (const posten of alle.values()) {
          expect(posten.every(({ betrag }) => Number.isInteger(betrag) && betrag !== 0)).toBe(true);
          expect(sumPosten(posten).gesamt).toBeGreaterThanOrEqual(0);
          expect(new Set(posten.map(({ schluessel }) => schluessel)).size).toBe(posten.length);
        }
        const fees = [...alle.values()].flat().filter(({ was }) => was.startsWith('Bearbeitungsgebühr'));
        expect(new Set(fees.map(({ was }) => was)).size).toBe(fees.length);
        // Asked twice it says the same.
        expect([...listForderungen(buchungen)]).toEqual([...alle]);
      }),
    );
  });
});
