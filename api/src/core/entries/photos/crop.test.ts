import { placeCrop } from '@gm/shared/rules/crop';
import { expect, test } from 'vitest';
import { nameCrops, readCrop } from './crop.ts';
import { nameFocus, readFocus } from './focus.ts';

const wide = { von_links: 10, von_oben: 0, groesse: 80 };
const square = { von_links: 100, von_oben: 7, groesse: 20 };

test('a picture name carries the crop chosen for each format, next to its focal point', () => {
  const focus = { von_links: 80, von_oben: 5 };
  const id = nameCrops(nameFocus('bach-0a1b2c3d', focus), { '16x9': wide, '1x1': square });
  expect(id).toMatch(/^[a-z0-9-]{1,120}$/);
  expect(readCrop(id, '16x9')).toEqual(wide);
  expect(readCrop(id, '1x1')).toEqual(square);
  expect(readCrop(id, '3x2')).toBeNull();
  expect(readFocus(id)).toEqual(focus);
});

test('names without crops have none, whatever their hash looks like', () => {
  for (const id of ['bach-0a1b2c3d', 'bach-c1234567', 'bach-0a1b2c3d-f80-5']) {
    expect(nameCrops(id, {})).toBe(id);
    expect(readCrop(id, '1x1')).toBeNull();
  }
});

test('a crop lies inside the picture and has the ratio of its format', () => {
  const original = { breite: 1600, hoehe: 900 };
  expect(placeCrop(original, '16x9', wide)).toEqual({ left: 160, top: 0, width: 1280, height: 720 });
  expect(placeCrop(original, '1x1', square)).toEqual({ left: 1420, top: 63, width: 180, height: 180 });
  expect(placeCrop(original, '21x9', { von_links: 90, von_oben: 90, groesse: 100 })).toEqual({
    left: 0,
    top: 214,
    width: 1600,
    height: 686,
  });
});
