import { routeSchema } from '@gm/shared/schemas/page';
import { describe, expect, it } from 'vitest';
import { chooseHeroImages } from './choose-hero-images.ts';

const image = { id: 'wald', breite: 2400, hoehe: 1600, farbe: '#336655', alt: '' };
const choose = (heroImages: unknown, pageLayout = 'portal') =>
  chooseHeroImages(routeSchema.parse({ title: 'Seite', pageLayout, heroImages }));

describe('hero images of the content system', () => {
  it('are limited to five', () => {
    expect(choose(Array.from({ length: 9 }, () => ({ bild: image })))).toHaveLength(5);
  });

  it.each([[undefined], [null], ['kein Bild'], [[]], [[{}]], [[null, 7, 'x']]])(
    'may be missing or invalid: %j',
    (images) => {
      expect(choose(images)).toEqual([]);
    },
  );

  it('lose only the invalid parts', () => {
    const images = [
      { bild: image, title: 7, link: 'javascript:alert(1)' },
      { bild: { ...image, hoehe: 0 }, title: 'Wort' },
    ];
    expect(choose(images)).toEqual([
      { bild: image, title: null, link: null },
      { bild: null, title: 'Wort' },
    ]);
  });

  it('may have picture and texts inside of `bildupload`', () => {
    expect(choose([{ bildupload: { bild: image, bildcopyright: 'A. Muster' }, title: 'Wald' }])).toEqual([
      { bild: image, bildcopyright: 'A. Muster', title: 'Wald' },
    ]);
  });

  it('need a picture outside the portal', () => {
    expect(choose([{ title: 'Nur ein Wort' }, { bild: image }], 'default')).toEqual([{ bild: image }]);
  });
});
