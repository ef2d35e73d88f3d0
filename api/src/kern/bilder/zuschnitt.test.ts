import { placeZuschnitt } from '@gm/shared/regeln/zuschnitt';
import { expect, test } from 'vitest';
import { nameFokus, readFokus } from './fokus.ts';
import { nameZuschnitte, readZuschnitt } from './zuschnitt.ts';

const breit = { von_links: 10, von_oben: 0, groesse: 80 };
const quadrat = { von_links: 100, von_oben: 7, groesse: 20 };

test('the name of a picture carries the part chosen for each format, beside its point', () => {
  const fokus = { von_links: 80, von_oben: 5 };
  const id = nameZuschnitte(nameFokus('bach-0a1b2c3d', fokus), { '16x9': breit, '1x1': quadrat });
  expect(id).toMatch(/^[a-z0-9-]{1,120}$/);
  expect(readZuschnitt(id, '16x9')).toEqual(breit);
  expect(readZuschnitt(id, '1x1')).toEqual(quadrat);
  expect(readZuschnitt(id, '3x2')).toBeNull();
  expect(readFokus(id)).toEqual(fokus);
});

test('names without parts have none, whatever their hash looks like', () => {
  for (const id of ['bach-0a1b2c3d', 'bach-c1234567', 'bach-0a1b2c3d-f80-5']) {
    expect(nameZuschnitte(id, {})).toBe(id);
    expect(readZuschnitt(id, '1x1')).toBeNull();
  }
});

test('a part lies inside of the picture, in the ratio of its format', () => {
  const original = { breite: 1600, hoehe: 900 };
  expect(placeZuschnitt(original, '16x9', breit)).toEqual({ left: 160, top: 0, width: 1280, height: 720 });
  expect(placeZuschnitt(original, '1x1', quadrat)).toEqual({ left: 1420, top: 63, width: 180, height: 180 });
  expect(placeZuschnitt(original, '21x9', { von_links: 90, von_oben: 90, groesse: 100 })).toEqual({
    left: 0,
    top: 214,
    width: 1600,
    height: 686,
  });
});
