import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCents } from '../../../format/amount.ts';
import { computeCosts, determinePrices, readCosts, sumCosts, writeCosts } from './ferienprogramm-costs.ts';

const fees = { gebuehr_kind: 3, gebuehr_veranstaltung: 0.5, geschwisterpreis: false, rabatt_geschwister: 0 };
const zirkus = { id: 1, preis: 12.5, preis_geschwister: 10 };
const wald = { id: 2, preis: 0, preis_geschwister: null };

it('adds up prices, 3 euros a child and 50 cents an event', () => {
  const children = [{ veranstaltungen: [zirkus, wald] }, { veranstaltungen: [zirkus] }];
  expect(computeCosts(children, fees)).toEqual({ veranstaltungen: 2500, gebuehren: 750, gesamt: 3250 });
  const inEuro = { veranstaltungen: 25, gebuehren: 7.5, gesamt: 32.5 };
  expect(writeCosts(computeCosts(children, fees))).toEqual(inEuro);
  expect(readCosts(inEuro)).toEqual(computeCosts(children, fees));
});

it('applies the sibling price only if the option is on', () => {
  const children = [{ veranstaltungen: [zirkus] }, { veranstaltungen: [wald, zirkus] }, { veranstaltungen: [zirkus] }];
  expect(determinePrices(children, fees)).toEqual([[1250], [0, 1250], [1250]]);
  expect(determinePrices(children, { ...fees, geschwisterpreis: true, rabatt_geschwister: 0 })).toEqual([
    [1250],
    [0, 1000],
    [1000],
  ]);
});

it('charges nothing for a child without an event', () => {
  expect(sumCosts([[]], fees)).toEqual({ veranstaltungen: 0, gebuehren: 0, gesamt: 0 });
  expect(sumCosts([[toCents(0)], []], fees)).toEqual({ veranstaltungen: 0, gebuehren: 350, gesamt: 350 });
});

it('never loses a cent, whatever is chosen', () => {
  const cent = fc.integer({ min: 0, max: 20_000 });
  const selection = fc.array(fc.array(cent, { maxLength: 8 }), { maxLength: 10 });
  fc.assert(
    fc.property(
      selection,
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 1000 }),
      (prices, perChild, per) => {
        const children = prices.map((line) => ({
          veranstaltungen: line.map((price, id) => ({ id, preis: price / 100 })),
        }));
        const {
          veranstaltungen,
          gebuehren: sum,
          gesamt: total,
        } = computeCosts(children, {
          ...fees,
          gebuehr_kind: perChild / 100,
          gebuehr_veranstaltung: per / 100,
        });
        expect(veranstaltungen).toBe(prices.flat().reduce((between, price) => between + price, 0));
        const booked = prices.filter(({ length }) => length > 0).length;
        expect(sum).toBe(booked * perChild + prices.flat().length * per);
        expect(total).toBe(veranstaltungen + sum);
      },
    ),
  );
});

it('discounts the second and further children with an event, rounding half a cent in their favour', () => {
  const rules = { geschwisterpreis: false, rabatt_geschwister: 50 };
  const children = [[], [5, 8], [5.01], [0]].map((prices) => ({
    veranstaltungen: prices.map((price, id) => ({ id, preis: price })),
  }));
  expect(determinePrices(children, rules)).toEqual([[], [500, 800], [250], [0]]);
});
