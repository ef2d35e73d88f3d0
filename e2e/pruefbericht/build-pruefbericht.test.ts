import { expect, test } from 'vitest';
import { buildPruefbericht } from './build-pruefbericht.ts';

const nameRegel = (id: string) => `Regel ${id}`;
const befund = (pfad: string, breite: number, ...verstoesse: string[]) => ({ pfad, breite, verstoesse });

test('counts pages once and looks each, and names every rule that is not met with its pages', () => {
  const teile = [
    { am: '2026-11-24T06:00:00Z', befunde: [befund('/b/', 1280, 'color-contrast (x): #a'), befund('/b/', 390)] },
    { am: '2026-11-23T23:00:00Z', befunde: [befund('/a/', 1280, 'color-contrast (x): p', 'color-contrast (x): q')] },
  ];
  expect(buildPruefbericht(teile, nameRegel)).toEqual({
    geprueft: '2026-11-23',
    seiten: 2,
    pruefungen: 3,
    breiten: [1280, 390],
    verstoesse: [{ regel: 'Regel color-contrast', seiten: ['/a/', '/b/'] }],
  });
});

test('is not made of nothing', () => {
  expect(() => buildPruefbericht([], nameRegel)).toThrow(/jede-seite/);
});
