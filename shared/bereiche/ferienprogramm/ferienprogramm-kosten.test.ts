import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCents } from '../../format/betrag.ts';
import { computeKosten, determinePreise, readKosten, sumKosten, writeKosten } from './ferienprogramm-kosten.ts';

const gebuehren = { gebuehr_kind: 3, gebuehr_veranstaltung: 0.5, geschwisterpreis: false, rabatt_geschwister: 0 };
const zirkus = { id: 1, preis: 12.5, preis_geschwister: 10 };
const wald = { id: 2, preis: 0, preis_geschwister: null };

it('sums prices, 3 euros a child and 50 cents an event', () => {
  const kinder = [{ veranstaltungen: [zirkus, wald] }, { veranstaltungen: [zirkus] }];
  expect(computeKosten(kinder, gebuehren)).toEqual({ veranstaltungen: 2500, gebuehren: 750, gesamt: 3250 });
  const inEuro = { veranstaltungen: 25, gebuehren: 7.5, gesamt: 32.5 };
  expect(writeKosten(computeKosten(kinder, gebuehren))).toEqual(inEuro);
  expect(readKosten(inEuro)).toEqual(computeKosten(kinder, gebuehren));
});

it('gives siblings their price only where the option is on', () => {
  const kinder = [{ veranstaltungen: [zirkus] }, { veranstaltungen: [wald, zirkus] }, { veranstaltungen: [zirkus] }];
  expect(determinePreise(kinder, gebuehren)).toEqual([[1250], [0, 1250], [1250]]);
  expect(determinePreise(kinder, { ...gebuehren, geschwisterpreis: true, rabatt_geschwister: 0 })).toEqual([
    [1250],
    [0, 1000],
    [1000],
  ]);
});

it('charges nothing for a child that has no event', () => {
  expect(sumKosten([[]], gebuehren)).toEqual({ veranstaltungen: 0, gebuehren: 0, gesamt: 0 });
  expect(sumKosten([[toCents(0)], []], gebuehren)).toEqual({ veranstaltungen: 0, gebuehren: 350, gesamt: 350 });
});

it('never loses a cent, whatever is chosen', () => {
  const cent = fc.integer({ min: 0, max: 20_000 });
  const auswahl = fc.array(fc.array(cent, { maxLength: 8 }), { maxLength: 10 });
  fc.assert(
    fc.property(auswahl, fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (preise, jeKind, je) => {
      const kinder = preise.map((zeile) => ({
        veranstaltungen: zeile.map((preis, id) => ({ id, preis: preis / 100 })),
      }));
      const {
        veranstaltungen,
        gebuehren: summe,
        gesamt,
      } = computeKosten(kinder, {
        ...gebuehren,
        gebuehr_kind: jeKind / 100,
        gebuehr_veranstaltung: je / 100,
      });
      expect(veranstaltungen).toBe(preise.flat().reduce((zwischen, preis) => zwischen + preis, 0));
      const gebucht = preise.filter(({ length }) => length > 0).length;
      expect(summe).toBe(gebucht * jeKind + preise.flat().length * je);
      expect(gesamt).toBe(veranstaltungen + summe);
    }),
  );
});

it('a discount for siblings is for the second and further children with an event, half a cent rounded in their favour', () => {
  const regeln = { geschwisterpreis: false, rabatt_geschwister: 50 };
  const kinder = [[], [5, 8], [5.01], [0]].map((preise) => ({
    veranstaltungen: preise.map((preis, id) => ({ id, preis })),
  }));
  expect(determinePreise(kinder, regeln)).toEqual([[], [500, 800], [250], [0]]);
});
