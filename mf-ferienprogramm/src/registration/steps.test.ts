import { expect, test } from 'vitest';
import { contact, mia } from '../../test/ferienprogramm.ts';
import { findGap, isHandled, STEPS, type StepName } from './steps.ts';

const empty = { kontakt: null, kinder: [] };
const withoutChildren = { kontakt: contact, kinder: [] };
const veranstaltung = {
  id: 1,
  titel: 'A',
  datum_von: '2026-08-01',
  datum_bis: '2026-08-01',
  taeglich: false,
  preis: 0,
};
const child = (count: number) => ({
  ...mia,
  schluessel: count,
  veranstaltungen: Array(count).fill(veranstaltung),
  warteliste: [],
});
const waiting = { ...child(0), warteliste: [{ id: 2, titel: 'B' }] };
const unfinished = { kontakt: contact, kinder: [child(1), child(0)] };
const done = { kontakt: contact, kinder: [child(1), child(2)] };

const CONTACT = 'Ihre Kontaktdaten fehlen';
const CHILDREN = 'Es wurden keine Kinder hinzugefügt';
const PROGRAM = 'Nicht allen Kindern wurden Veranstaltungen zugewiesen!';

test.each<[StepName, Parameters<typeof findGap>[1], string | undefined, StepName | undefined]>([
  ['kontakt', empty, undefined, undefined],
  ['kinder', empty, CONTACT, 'kontakt'],
  ['programm', empty, CONTACT, 'kontakt'],
  ['bestaetigen', empty, CONTACT, 'kontakt'],
  ['kinder', withoutChildren, undefined, undefined],
  ['programm', withoutChildren, CHILDREN, 'kinder'],
  ['bestaetigen', withoutChildren, CHILDREN, 'kinder'],
  ['programm', unfinished, undefined, undefined],
  ['bestaetigen', unfinished, PROGRAM, 'programm'],
  ['bestaetigen', done, undefined, undefined],
  ['bestaetigen', { kontakt: contact, kinder: [child(1), waiting] }, undefined, undefined],
  ['bestaetigen', { kontakt: contact, kinder: [child(1), waiting, child(0)] }, PROGRAM, 'programm'],
  ['bestaetigen', { kontakt: contact, kinder: [waiting] }, PROGRAM, 'programm'],
])('step %s names missing data and links to its step', (step, state, message, target) => {
  const gap = findGap(step, state);
  expect(gap?.meldung).toBe(message);
  expect(gap?.schritt).toBe(target);
});

test.each([
  ['nothing', empty, []],
  ['contact data', withoutChildren, ['kontakt']],
  ['a child without an event', unfinished, ['kontakt', 'kinder']],
  ['everything', done, ['kontakt', 'kinder', 'programm']],
] as const)('with %s the steps whose data is complete are done', (_, state, handled) => {
  expect(STEPS.map(({ name }) => name).filter((name) => isHandled(name, state))).toEqual(handled);
});
