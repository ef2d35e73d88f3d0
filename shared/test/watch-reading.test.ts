import { expect, test } from 'vitest';
import { z } from 'zod';
import { listField, orEmpty, tolerant } from '../schemas/tolerant-fields.ts';
import { findUnanswered } from './recordings.tsx';

const entrySchema = z.object({ titel: z.string(), ort: z.string().nullish(), frei: z.boolean() });
const answerSchema = z.object({ data: z.array(entrySchema), anzahl: z.number() });
const entry = tolerant(entrySchema, { titel: z.string().min(1) });
const context = z.object({ liste: orEmpty(tolerant(answerSchema, { data: listField(entry) })) });
const record = (list: unknown) => [{ seite: '/', context: { liste: list }, options: {} }];

test('reports a field renamed by the api, at any depth', () => {
  const data = [{ titel: 'Markt', ort: null, frei: true }];
  expect(findUnanswered(context, record({ data, anzahl: 1 }))).toEqual([]);
  const renamed = [{ titel: 'Markt', venue: 'Halle', frei: true }];
  expect(findUnanswered(context, record({ data: renamed, total: 1 }))).toEqual(['liste.anzahl', 'liste.data[].ort']);
});

test('finds a field that only one of several replies has', () => {
  const answers = [...record({ data: [{ titel: 'A', frei: true }] }), ...record({ data: [], anzahl: 0 })];
  expect(findUnanswered(context, answers)).toEqual(['liste.data[].ort']);
});

test('an invalid value costs its field or its entry, never the list', () => {
  const data = [{ titel: 'Markt', ort: 7, frei: 'ja' }, { titel: '' }, null];
  expect(context.parse({ liste: { data, anzahl: 'viele' } })).toEqual({
    liste: { data: [{ titel: 'Markt', ort: null, frei: false }], anzahl: null },
  });
  expect(context.parse({})).toEqual({ liste: { data: [], anzahl: null } });
});
