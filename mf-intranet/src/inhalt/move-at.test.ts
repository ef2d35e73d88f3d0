import { expect, test } from 'vitest';
import { findHindernis, findOrt, moveAt } from './move-at.ts';

const menu = {
  name: 'Hauptmenü',
  m: [{ t: 'A', m: [{ t: 'A1' }, { t: 'A2', m: [{ t: 'A2a' }] }] }, { t: 'B' }, { t: 'C', m: [{ t: 'C1' }] }],
};
/** `A(A1 A2(A2a)) B C(C1)` */
const show = (wert: unknown): string =>
  ((wert as { m?: { t: string }[] }).m ?? []).map((eines) => eines.t + (show(eines) && `(${show(eines)})`)).join(' ');

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
])('von %s nach %s', (von, nach, ergebnis) => {
  expect(show(moveAt(menu, von, nach))).toBe(ergebnis);
  expect(show(menu), 'nothing of it was changed').toBe('A(A1 A2(A2a)) B C(C1)');
});

test.each([
  ['m/0', 'm/3', 'm/2'],
  ['m/1', 'm/2/m/0', 'm/1/m/0'],
  ['m/0/m/1', 'm/1', 'm/1'],
  ['m/2', 'm/0', 'm/0'],
])('von %s nach %s steht es an %s', (von, nach, ort) => {
  expect(findOrt(von, nach)).toBe(ort);
});

test('eine leere Liste bleibt nicht zurück, und was daneben steht, bleibt', () => {
  expect(moveAt(menu, 'm/2/m/0', 'm/3')).toEqual({
    ...menu,
    m: [menu.m[0], menu.m[1], { t: 'C' }, { t: 'C1' }],
  });
});

test('in sich selbst und tiefer als drei Ebenen geht es nicht', () => {
  expect(findHindernis(menu, 'm', 'm/0', 'm/0/m/1/m/0')).toBe('Ein Eintrag kann nicht unter sich selbst stehen.');
  expect(findHindernis(menu, 'm', 'm/2', 'm/0/m/1/m/0')).toBe('Mehr als 3 Ebenen sind nicht vorgesehen.');
  expect(findHindernis(menu, 'm', 'm/1', 'm/0/m/1/m/0')).toBeNull();
  expect(findHindernis(menu, 'm', 'm/0', 'm/2')).toBeNull();
});
