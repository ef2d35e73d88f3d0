import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILD_BREITEN, BILD_VERHAELTNISSE, type BildVerhaeltnis, crop, scale } from './bild-groessen.ts';

const groesse = fc.record({ breite: fc.integer({ min: 1, max: 12_000 }), hoehe: fc.integer({ min: 1, max: 12_000 }) });
const verhaeltnis = fc.constantFrom(...(Object.keys(BILD_VERHAELTNISSE) as BildVerhaeltnis[]));

describe('crop', () => {
  it('cuts panoramas from the middle heights and squares from the width', () => {
    expect(crop({ breite: 2400, hoehe: 1600 }, '21x9')).toEqual({ breite: 2400, hoehe: 1029 });
    expect(crop({ breite: 2400, hoehe: 1600 }, '1x1')).toEqual({ breite: 1600, hoehe: 1600 });
    expect(crop({ breite: 2400, hoehe: 1598 })).toEqual({ breite: 2400, hoehe: 1598 });
  });

  it('stays inside the original', () => {
    fc.assert(
      fc.property(groesse, verhaeltnis, (original, ratio) => {
        const schnitt = crop(original, ratio);
        expect(schnitt.breite).toBeLessThanOrEqual(Math.max(1, original.breite));
        expect(schnitt.hoehe).toBeLessThanOrEqual(original.hoehe);
        expect(schnitt.breite).toBeGreaterThan(0);
      }),
    );
  });
});

describe('skaliere', () => {
  it('keeps the ratio and never enlarges', () => {
    expect(scale({ breite: 2400, hoehe: 1600 }, 960)).toEqual({ breite: 960, hoehe: 640 });
    fc.assert(
      fc.property(groesse, fc.constantFrom(...BILD_BREITEN), (original, breite) => {
        const kleiner = scale(original, breite);
        expect(kleiner.breite).toBe(Math.min(breite, original.breite));
        expect(Math.abs(kleiner.hoehe - (kleiner.breite * original.hoehe) / original.breite)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
