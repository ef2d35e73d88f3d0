import { expect, it } from 'vitest';
import { splitRows } from './insert-many.ts';

const build = (count: number) => Array.from({ length: count }, (_, a) => ({ a, b: 1, c: 2 }));

it.each([
  [0, []],
  [21_845, [21_845]],
  [21_846, [21_845, 1]],
  [50_000, [21_845, 21_845, 6_310]],
])('splits %i rows of three values into batches of %j', (count, sizes) => {
  const parts = [...splitRows(build(count))];
  expect(parts.map(({ length }) => length)).toEqual(sizes);
  expect(parts.flat()).toEqual(build(count));
});

it('counts columns that only some rows have', () => {
  const rows = [{ a: 1 }, ...build(30_000)];
  expect([...splitRows(rows)].map(({ length }) => length)).toEqual([21_845, 8_156]);
});
