import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropAround, nameFokus, readFokus } from './fokus.ts';
import { renderBild } from './render-bild.ts';

const ORIGINAL = { breite: 1000, hoehe: 600 };

test('the name of a picture carries its point, and names of other pictures none', () => {
  const fokus = { von_links: 80, von_oben: 5 };
  expect(nameFokus('bach-0a1b2c3d', fokus)).toBe('bach-0a1b2c3d-f80-5');
  expect(readFokus('bach-0a1b2c3d-f80-5')).toEqual(fokus);
  expect(nameFokus('bach-0a1b2c3d', null)).toBe('bach-0a1b2c3d');
  expect(readFokus('bach-0a1b2c3d')).toBeNull();
});

test.each([
  ['in the middle', { von_links: 50, von_oben: 50 }, { left: 200, top: 0, width: 600, height: 600 }],
  ['at the right edge', { von_links: 100, von_oben: 0 }, { left: 400, top: 0, width: 600, height: 600 }],
  ['left of the middle', { von_links: 40, von_oben: 90 }, { left: 100, top: 0, width: 600, height: 600 }],
])('a square around a point %s', (_wo, fokus, schnitt) => {
  expect(cropAround(ORIGINAL, '1x1', fokus)).toEqual(schnitt);
});

test('what the point names is in the picture, also where something else catches the eye', async () => {
  const dot = {
    input: { create: { width: 60, height: 60, channels: 3 as const, background: '#f00' } },
    left: 930,
    top: 20,
  };
  const noise = await sharp({
    create: {
      width: 400,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  const quelle = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#eee' } })
    .composite([{ input: noise, left: 0, top: 0 }, dot])
    .png()
    .toBuffer();
  const schnitt = cropAround(ORIGINAL, '1x1', { von_links: 96, von_oben: 8 });
  const bild = await renderBild({ quelle, breite: 320, hoehe: 320, format: 'jpeg', zuschnitt: true, schnitt });
  const { data } = await sharp(bild)
    .extract({ left: 293, top: 21, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data][0]).toBeGreaterThan(220);
  expect([...data][1]).toBeLessThan(60);
});
