import { routeSchema } from '@gm/shared/schemas/seite';
import { describe, expect, it } from 'vitest';
import { chooseHeroImages } from './choose-hero-images.ts';

const bild = { id: 'wald', breite: 2400, hoehe: 1600, farbe: '#336655', alt: '' };
const choose = (heroImages: unknown, pageLayout = 'portal') =>
  chooseHeroImages(routeSchema.parse({ title: 'Seite', pageLayout, heroImages }));

describe('hero images of the content system', () => {
  it('are at most five', () => {
    expect(choose(Array.from({ length: 9 }, () => ({ bild })))).toHaveLength(5);
  });

  it.each([[undefined], [null], ['kein Bild'], [[]], [[{}]], [[null, 7, 'x']]])(
    'may be missing or faulty: %j',
    (images) => {
      expect(choose(images)).toEqual([]);
    },
  );

  it('lose what is faulty, not the rest', () => {
    const images = [
      { bild, title: 7, link: 'javascript:alert(1)' },
      { bild: { ...bild, hoehe: 0 }, title: 'Wort' },
    ];
    expect(choose(images)).toEqual([
      { bild, title: null, link: null },
      { bild: null, title: 'Wort' },
    ]);
  });

  it('may bring picture and texts inside of `bildupload`', () => {
    expect(choose([{ bildupload: { bild, bildcopyright: 'A. Muster' }, title: 'Wald' }])).toEqual([
      { bild, bildcopyright: 'A. Muster', title: 'Wald' },
    ]);
  });

  it('need a picture outside the portal', () => {
    expect(choose([{ title: 'Nur ein Wort' }, { bild }], 'default')).toEqual([{ bild }]);
  });
});
