import { expect, it } from 'vitest';
import { contentContributionSchema } from './editorial-content.ts';
import { listContentFaults } from './list-content-faults.ts';

const list = (data: unknown, text = '') => listContentFaults(JSON.stringify(data), text);
const EMPHASIS = '_a'.repeat(4_000);

it('names the field of each text that would block the parser', () => {
  const data = { bloecke: [{ context: { md: 'kurz' } }, { context: { md: EMPHASIS } }], zeilen: ['> '.repeat(30)] };
  expect(list(data, EMPHASIS).map(({ feld: field }) => field)).toEqual([
    'daten/zeilen/0',
    'daten/bloecke/1/context/md',
    'text',
  ]);
});

it('adds up the markup of all texts of an entry', () => {
  const share = '*a '.repeat(900);
  expect(list({ a: share, b: share }, '')).toEqual([]);
  expect(list({ a: share, b: share }, share)).toEqual([
    { feld: 'text', meldung: expect.stringContaining('zu viele Zeilen und Formatierungen') },
  ]);
});

it('leaves short texts and addresses out of the sum', () => {
  expect(list({ links: Array.from({ length: 4_000 }, (_, index) => `https://a.example/_${index}_`) })).toEqual([]);
});

it('refuses data nested more deeply than any entry', () => {
  expect(listContentFaults(`${'['.repeat(60_000)}${']'.repeat(60_000)}`, '')).toEqual([
    { feld: 'daten', meldung: 'Die Angaben sind zu tief verschachtelt.' },
  ]);
});

it('is part of the form’s schema, with the control’s name', () => {
  const input = { version: 0, was: 'speichern', daten: JSON.stringify({ md: EMPHASIS }), text: EMPHASIS };
  expect(contentContributionSchema.safeParse(input).error?.issues.map(({ path }) => path)).toEqual([
    ['daten/md'],
    ['text'],
  ]);
});
