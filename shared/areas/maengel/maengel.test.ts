import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { mangelSchema } from './mangel.ts';
import { findNearestStreet, isInside, measureDistance, measureFromMiddle, toPixel, toPoint } from './plan.ts';
import { findStreet } from './streets.ts';

const PLAN = { breite: 1320, hoehe: 1068, nord: 48.87, sued: 48.806, west: 8.455, ost: 8.575 };
const STREETS = [
  { id: 'a', name: 'Hauptstraße', ortsteil: 'Schwann', linie: [100, 100, 200, 100, 200, 200] },
  { id: 'b', name: 'Hauptstraße', ortsteil: 'Conweiler', linie: [100, 110, 200, 110] },
  { id: 'c', name: 'Obere Gasse', ortsteil: 'Schwann' },
];

describe('the plan', () => {
  it('converts every pixel to its place and back', () => {
    for (const [x, y] of [
      [0, 0],
      [1320, 1068],
      [417.5, 903.25],
    ] as const) {
      const [again, da] = toPixel(PLAN, toPoint(PLAN, x, y));
      expect(again).toBeCloseTo(x, 1);
      expect(da).toBeCloseTo(y, 1);
    }
  });

  it('measures in metres', () => {
    const point = { breitengrad: 48.83, laengengrad: 8.5 };
    expect(measureDistance(point, point)).toBe(0);
    expect(measureDistance(point, { ...point, breitengrad: 48.831 })).toBeCloseTo(111.2, 0);
    expect(measureDistance(point, { ...point, laengengrad: 8.501 })).toBeCloseTo(73.2, 0);
    expect(measureFromMiddle(PLAN, { breitengrad: 49.288, laengengrad: 8.515 }) / 1000).toBeCloseTo(50, 0);
  });

  it('ends at its edges', () => {
    expect(isInside(PLAN, { breitengrad: 48.87, laengengrad: 8.455 })).toBe(true);
    expect(isInside(PLAN, { breitengrad: 48.8701, laengengrad: 8.5 })).toBe(false);
    expect(isInside(PLAN, { breitengrad: 48.83, laengengrad: Number.NaN })).toBe(false);
  });

  it.each([
    [150, 101, 'a'],
    [150, 108, 'b'],
    [206, 150, 'a'],
    [150, 124, 'b'],
    [600, 600, undefined],
  ])('finds the street at %d, %d', (x, y, id) => {
    expect(findNearestStreet(PLAN, STREETS, toPoint(PLAN, x, y))?.id).toBe(id);
  });
});

it.each([
  ['Hauptstraße, Schwann', 'a'],
  ['hauptstrasse conweiler', 'b'],
  ['Hauptstr., Schwann', 'a'],
  ['Obere Gasse', 'c'],
  ['Hauptstraße', undefined],
  ['Waldweg hinter dem Friedhof', undefined],
  ['  ', undefined],
])('finds the street for %j', (text, id) => {
  expect(findStreet(STREETS, text)?.id).toBe(id);
});

it('ignores all other fields when joining an existing report', () => {
  const values = {
    gleich: '7',
    art: 'Lampe',
    breitengrad: '48.8',
    laengengrad: '8.5',
    beschreibung: 'x',
    datenschutz: 'on',
  };
  const image = { size: 10, type: 'image/png' };
  expect(safeParse(mangelSchema, { ...values, bild: image }).data).toMatchObject({
    gleich: 7,
    art: '',
    breitengrad: null,
    beschreibung: '',
    bild: undefined,
  });
});

it('reports a missing kind if nothing is selected', () => {
  const { error } = safeParse(mangelSchema, { art: null, strasse: 'Hauptstraße', datenschutz: true });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['art', 'Bitte wählen Sie aus, was Sie melden möchten.'],
  ]);
});
