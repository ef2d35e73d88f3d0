// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';

test.each([
  [1, 2, [1, 2]],
  [1, 6, [1, 2, -6, 6]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [5, 12, [1, -4, 4, 5, 6, -12, 12]],
  [12, 12, [1, -11, 11, 12]],
])('page %i of %i', (page, pages, expected) => {
  expect(listPages(page, pages)).toEqual(expected);
});

test('always contains the ends and the neighbours, each once, and stays short', () => {
  const cases = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(cases, ([page, pages]) => {
      const list = listPages(page, pages);
      const links = list.filter((number) => number > 0);
      expect(new Set(list).size).toBe(list.length);
      expect(links).toEqual([...links].sort((a, b) => a - b));
      expect(links).toEqual(expect.arrayContaining([1, pages, page, Math.max(1, page - 1), Math.min(pages, page + 1)]));
      expect(links.every((number) => number <= pages)).toBe(true);
      expect(list.length).toBeLessThanOrEqual(7);
    }),
  );
});
