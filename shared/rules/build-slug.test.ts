import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSlug } from './build-slug.ts';

it.each([
  ['Neue Brücke über die Alb', 'neue-bruecke-ueber-die-alb'],
  ['Straßen­beleuchtung', 'strassenbeleuchtung'],
  ['„Café“ – 50 % Rabatt!', 'cafe-50-rabatt'],
  ['Umlaut aus zwei Zeichen: Müll', 'umlaut-aus-zwei-zeichen-muell'],
  ['!!!', ''],
])('%s → %s', (title, slug) => {
  expect(buildSlug(title)).toBe(slug);
});

it('cuts long titles at a word boundary', () => {
  expect(buildSlug('eins zwei drei', 10)).toBe('eins-zwei');
  expect(buildSlug('einszweidrei', 6)).toBe('einszw');
});

it('is always safe in a path and within the maximum length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = buildSlug(title);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(80);
    }),
  );
});
