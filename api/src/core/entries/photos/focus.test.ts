import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderImage } from '../../services/images/render-image.ts';
import { cropAround, nameFocus, readFocus } from './focus.ts';

const ORIGINAL = { breite: 1000, hoehe: 600 };

test('a picture name carries its focal point, and other names carry none', () => {
  const focus = { von_links: 80, von_oben: 5 };
  expect(nameFocus('bach-0a1b2c3d', focus)).toBe('bach-0a1b2c3d-f80-5');
  expect(readFocus('bach-0a1b2c3d-f80-5')).toEqual(focus);
  expect(nameFocus('bach-0a1b2c3d', null)).toBe('bach-0a1b2c3d');
  expect(readFocus('bach-0a1b2c3d')).toBeNull();
});

test.each([
  ['in the middle', { von_links: 50, von_oben: 50 }, { left: 200, top: 0, width: 600, height: 600 }],
  ['at the right edge', { von_links: 100, von_oben: 0 }, { left: 400, top: 0, width: 600, height: 600 }],
  ['left of the middle', { von_links: 40, von_oben: 90 }, { left: 100, top: 0, width: 600, height: 600 }],
])('a square around the focal point %s', (_wo, focus, cut) => {
  expect(cropAround(ORIGINAL, '1x1', focus)).toEqual(cut);
});

test('keeps the focal point in the picture, even if something else is more salient', async () => {
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
  const source = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#eee' } })
    .composite([{ input: noise, left: 0, top: 0 }, dot])
    .png()
    .toBuffer();
  const cut = cropAround(ORIGINAL, '1x1', { von_links: 96, von_oben: 8 });
  const image = await renderImage({
    quelle: source,
    breite: 320,
    hoehe: 320,
    format: 'jpeg',
    zuschnitt: true,
    schnitt: cut,
  });
  const { data } = await sharp(image)
    .extract({ left: 293, top: 21, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data][0]).toBeGreaterThan(220);
  expect([...data][1]).toBeLessThan(60);
});
