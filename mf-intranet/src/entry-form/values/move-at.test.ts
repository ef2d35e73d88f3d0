import { expect, test } from 'vitest';
import { findLocation, findObstacle, moveAt } from './move-at.ts';

const menu = {
  name: 'Hauptmenü',
  m: [{ t: 'A', m: [{ t: 'A1' }, { t: 'A2', m: [{ t: 'A2a' }] }] }, { t: 'B' }, { t: 'C', m: [{ t: 'C1' }] }],
};
/** `A(A1 A2(A2a)) B C(C1)` */
const show = (value: unknown): string =>
  ((value as { m?: { t: string }[] }).m ?? []).map((one) => one.t + (show(one) && `(${show(one)})`)).join(' ');

test.each([
  ['m/1', 'm/0', 'B A(A1 A2(A2a)) C(C1)'],
  ['m/0', 'm/3', 'B C(C1) A(A1 A2(A2a))'],
  ['m/0', 'm/0', 'A(A1 A2(A2a)) B C(C1)'],
  ['m/1', 'm/0/m/2', 'A(A1 A2(A2a) B) C(C1)'],
  ['m/1', 'm/2/m/0', 'A(A1 A2(A2a)) C(B C1)'],
  ['m/2', 'm/1/m/0', 'A(A1 A2(A2a)) B(C(C1))'],
  ['m/0/m/1', 'm/1', 'A(A1) A2(A2a) B C(C1)'],
  ['m/0/m/1', 'm/0', 'A2(A2a) A(A1) B C(C1)'],
  ['m/2/m/0', 'm/0/m/1/m/0', 'A(A1 A2(C1 A2a)) B C'],
])('from %s to %s', (from, after, result) => {
  expect(show(moveAt(menu, from, after))).toBe(result);
  expect(show(menu), 'nothing of it was changed').toBe('A(A1 A2(A2a)) B C(C1)');
});

test.each([
  ['m/0', 'm/3', 'm/2'],
  ['m/1', 'm/2/m/0', 'm/1/m/0'],
  ['m/0/m/1', 'm/1', 'm/1'],
  ['m/2', 'm/0', 'm/0'],
])('moving from %s to %s ends at %s', (from, after, location) => {
  expect(findLocation(from, after)).toBe(location);
});

test('removes empty lists and keeps everything else', () => {
  expect(moveAt(menu, 'm/2/m/0', 'm/3')).toEqual({
    ...menu,
    m: [menu.m[0], menu.m[1], { t: 'C' }, { t: 'C1' }],
  });
});

test('refuses a move into itself and below three levels', () => {
  expect(findObstacle(menu, 'm', 'm/0', 'm/0/m/1/m/0')).toBe('Ein Eintrag kann nicht unter sich selbst stehen.');
  expect(findObstacle(menu, 'm', 'm/2', 'm/0/m/1/m/0')).toBe('Mehr als 3 Ebenen sind nicht vorgesehen.');
  expect(findObstacle(menu, 'm', 'm/1', 'm/0/m/1/m/0')).toBeNull();
  expect(findObstacle(menu, 'm', 'm/0', 'm/2')).toBeNull();
});
