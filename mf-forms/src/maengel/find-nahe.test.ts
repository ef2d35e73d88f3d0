import { describe, expect, it } from 'vitest';
import { findNahe } from './find-nahe.ts';

describe('what may be the same', () => {
  const lampe = { art: 'Lampe', strasse: 'Hauptstraße', ortsteil: 'Schwann', breitengrad: 48.83, laengengrad: 8.5 };
  const ohnePunkt = { breitengrad: null, laengengrad: null };

  it('is of its kind, and within sight or in one street', () => {
    const nah = { ...lampe, breitengrad: 48.8304 };
    const fern = { ...lampe, breitengrad: 48.8306 };
    const worte = { ...lampe, ...ohnePunkt };
    const loch = { ...lampe, art: 'Loch' };
    expect(findNahe([fern, worte, nah, loch, lampe], lampe)).toEqual([lampe, nah, worte]);
  });

  it('is in the same street of the same place', () => {
    const worte = { ...lampe, ...ohnePunkt };
    expect(
      findNahe(
        [
          { ...lampe, ortsteil: 'Conweiler' },
          { ...worte, strasse: null },
        ],
        worte,
      ),
    ).toEqual([]);
    expect(
      findNahe([{ ...worte, strasse: null, ortsteil: null }], { ...worte, strasse: null, ortsteil: null }),
    ).toEqual([]);
  });

  it('is shown up to five times', () => {
    expect(findNahe(Array(40).fill(lampe), lampe)).toHaveLength(5);
  });
});
