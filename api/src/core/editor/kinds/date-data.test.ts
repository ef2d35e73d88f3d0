import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeFields } from '../../content/publish/describe-fields.ts';
import { directory, shortGroup } from '../../entries/kurzform.ts';
import { tagSchema } from '../../entries/tag.ts';
import { dateData } from './date-data.ts';

const field = describeFields(
  z.strictObject({
    von: tagSchema.meta({ title: 'Erster Tag' }),
    bis: tagSchema.optional(),
    dauer: z.number().int(),
    texte: z.array(z.strictObject({ tage: tagSchema })),
  }),
);

it('gives relative days a date control, too', () => {
  expect(field.felder.map(({ name, art: kind, titel: title }) => [name, kind, title])).toMatchObject([
    ['von', 'tag', 'Erster Tag'],
    ['bis', 'tag', 'Bis'],
    ['dauer', 'zahl', 'Dauer'],
    ['texte', 'liste', 'Texte'],
  ]);
});

it('shows calendar days instead of relative ones, and leaves everything else unchanged', () => {
  const data = { von: -3, bis: '2026-12-24', dauer: 4, texte: [{ tage: 1 }, { tage: '2026-01-01' }], fremd: -3 };
  expect(dateData(field, data, '2026-03-02')).toEqual({
    von: '2026-02-27',
    bis: '2026-12-24',
    dauer: 4,
    texte: [{ tage: '2026-03-03' }, { tage: '2026-01-01' }],
    fremd: -3,
  });
});

it('expands short forms of files: places by two numbers, and entries by their names', () => {
  const locations = z.strictObject({
    geo: shortGroup(z.strictObject({ latitude: z.number(), longitude: z.number() })).optional(),
    stellen: directory(z.strictObject({ id: z.string(), name: z.string(), mail: z.string() }), ({ id, name }) => [
      id,
      name,
    ]),
    worte: directory(
      z.strictObject({ begriff: z.string(), andere: z.array(z.string()) }),
      ({ begriff: term, andere: other }) => [term, other],
    ),
  });
  const short = {
    geo: [48.8, 8.5],
    stellen: { bauhof: { name: 'Bauhof', mail: 'a@b.example' } },
    worte: { Hund: ['Köter', 'Waldi'] },
  };
  const full = {
    geo: { latitude: 48.8, longitude: 8.5 },
    stellen: [{ id: 'bauhof', name: 'Bauhof', mail: 'a@b.example' }],
    worte: [{ begriff: 'Hund', andere: ['Köter', 'Waldi'] }],
  };
  expect(dateData(describeFields(locations), short, '2026-03-02')).toEqual(full);
  expect(dateData(describeFields(locations), full, '2026-03-02')).toEqual(full);
  expect(locations.parse(short)).toEqual(locations.parse(full));
  expect(locations.parse(full)).toEqual({ geo: full.geo, stellen: { bauhof: 'Bauhof' }, worte: short.worte });
  const duplicate = locations.safeParse({ ...full, worte: [...full.worte, ...full.worte] });
  expect(duplicate.error?.issues).toMatchObject([
    { path: ['worte', 1, 'begriff'], message: '„Hund“ gibt es zweimal.' },
  ]);
  for (const wrong of [{ geo: [1, 2, 3] }, { geo: 'hier' }, { worte: 'x' }, { stellen: { a: 1 } }]) {
    expect(locations.safeParse({ ...full, ...wrong }).success).toBe(false);
  }
});
