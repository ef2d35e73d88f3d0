import { expect, test } from 'vitest';
import { z } from 'zod';
import { listenFeld, orEmpty, tolerant } from '../schemas/tolerante-felder.ts';
import { findUnanswered } from './aufzeichnungen.tsx';

const eintragSchema = z.object({ titel: z.string(), ort: z.string().nullish(), frei: z.boolean() });
const antwortSchema = z.object({ data: z.array(eintragSchema), anzahl: z.number() });
const eintrag = tolerant(eintragSchema, { titel: z.string().min(1) });
const context = z.object({ liste: orEmpty(tolerant(antwortSchema, { data: listenFeld(eintrag) })) });
const record = (liste: unknown) => [{ seite: '/', context: { liste }, options: {} }];

test('a field that the api renames is named, wherever it stands', () => {
  const data = [{ titel: 'Markt', ort: null, frei: true }];
  expect(findUnanswered(context, record({ data, anzahl: 1 }))).toEqual([]);
  const renamed = [{ titel: 'Markt', venue: 'Halle', frei: true }];
  expect(findUnanswered(context, record({ data: renamed, total: 1 }))).toEqual(['liste.anzahl', 'liste.data[].ort']);
});

test('a field is found where one of several answers has it', () => {
  const answers = [...record({ data: [{ titel: 'A', frei: true }] }), ...record({ data: [], anzahl: 0 })];
  expect(findUnanswered(context, answers)).toEqual(['liste.data[].ort']);
});

test('what is broken costs its field or its entry, never the list', () => {
  const data = [{ titel: 'Markt', ort: 7, frei: 'ja' }, { titel: '' }, null];
  expect(context.parse({ liste: { data, anzahl: 'viele' } })).toEqual({
    liste: { data: [{ titel: 'Markt', ort: null, frei: false }], anzahl: null },
  });
  expect(context.parse({})).toEqual({ liste: { data: [], anzahl: null } });
});
