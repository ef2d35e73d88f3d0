import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crop, IMAGE_ASPECT_RATIOS, IMAGE_WIDTHS, type ImageAspectRatio, scale } from './image-sizes.ts';

const size = fc.record({ breite: fc.integer({ min: 1, max: 12_000 }), hoehe: fc.integer({ min: 1, max: 12_000 }) });
const aspectRatio = fc.constantFrom(...(Object.keys(IMAGE_ASPECT_RATIOS) as ImageAspectRatio[]));

describe('crop', () => {
  it('keeps the vertical centre of panoramas and the horizontal centre of squares', () => {
    expect(crop({ breite: 2400, hoehe: 1600 }, '21x9')).toEqual({ breite: 2400, hoehe: 1029 });
    expect(crop({ breite: 2400, hoehe: 1600 }, '1x1')).toEqual({ breite: 1600, hoehe: 1600 });
    expect(crop({ breite: 2400, hoehe: 1598 })).toEqual({ breite: 2400, hoehe: 1598 });
  });

  it('stays inside the original', () => {
    fc.assert(
      fc.property(size, aspectRatio, (original, ratio) => {
        const cut = crop(original, ratio);
        expect(cut.breite).toBeLessThanOrEqual(Math.max(1, original.breite));
        expect(cut.hoehe).toBeLessThanOrEqual(original.hoehe);
        expect(cut.breite).toBeGreaterThan(0);
      }),
    );
  });
});

describe('scale', () => {
  it('keeps the ratio and never enlarges', () => {
    expect(scale({ breite: 2400, hoehe: 1600 }, 960)).toEqual({ breite: 960, hoehe: 640 });
    fc.assert(
      fc.property(size, fc.constantFrom(...IMAGE_WIDTHS), (original, width) => {
        const smaller = scale(original, width);
        expect(smaller.breite).toBe(Math.min(width, original.breite));
        expect(Math.abs(smaller.hoehe - (smaller.breite * original.hoehe) / original.breite)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
