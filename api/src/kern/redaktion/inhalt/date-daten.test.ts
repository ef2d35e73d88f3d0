import { expect, it } from 'vitest';
import { z } from 'zod';
import { tagSchema } from '../../inhalt/tag.ts';
import { dateDaten } from './date-daten.ts';
import { describeFelder } from './describe-felder.ts';

const feld = describeFelder(
  z.strictObject({
    von: tagSchema.meta({ title: 'Erster Tag' }),
    bis: tagSchema.optional(),
    dauer: z.number().int(),
    texte: z.array(z.strictObject({ tage: tagSchema })),
  }),
);

it('gives a control for days to what may be counted from another day, too', () => {
  expect(feld.felder.map(({ name, art, titel }) => [name, art, titel])).toMatchObject([
    ['von', 'tag', 'Erster Tag'],
    ['bis', 'tag', 'Bis'],
    ['dauer', 'zahl', 'Dauer'],
    ['texte', 'liste', 'Texte'],
  ]);
});

it('shows the day that is in its place, and leaves everything else as it is', () => {
  const daten = { von: -3, bis: '2026-12-24', dauer: 4, texte: [{ tage: 1 }, { tage: '2026-01-01' }], fremd: -3 };
  expect(dateDaten(feld, daten, '2026-03-02')).toEqual({
    von: '2026-02-27',
    bis: '2026-12-24',
    dauer: 4,
    texte: [{ tage: '2026-03-03' }, { tage: '2026-01-01' }],
    fremd: -3,
  });
});
