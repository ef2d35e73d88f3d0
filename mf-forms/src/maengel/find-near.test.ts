import { describe, expect, it } from 'vitest';
import { findNear } from './find-near.ts';

describe('possible duplicates', () => {
  const lamp = { art: 'Lampe', strasse: 'Hauptstraße', ortsteil: 'Schwann', breitengrad: 48.83, laengengrad: 8.5 };
  const withoutPoint = { breitengrad: null, laengengrad: null };

  it('are of the same kind and either nearby or in the same street', () => {
    const near = { ...lamp, breitengrad: 48.8304 };
    const fern = { ...lamp, breitengrad: 48.8306 };
    const words = { ...lamp, ...withoutPoint };
    const loch = { ...lamp, art: 'Loch' };
    expect(findNear([fern, words, near, loch, lamp], lamp)).toEqual([lamp, near, words]);
  });

  it('are in the same street of the same district', () => {
    const words = { ...lamp, ...withoutPoint };
    expect(
      findNear(
        [
          { ...lamp, ortsteil: 'Conweiler' },
          { ...words, strasse: null },
        ],
        words,
      ),
    ).toEqual([]);
    expect(
      findNear([{ ...words, strasse: null, ortsteil: null }], { ...words, strasse: null, ortsteil: null }),
    ).toEqual([]);
  });

  it('are limited to five', () => {
    expect(findNear(Array(40).fill(lamp), lamp)).toHaveLength(5);
  });
});
