import { expect, it } from 'vitest';
import { z } from 'zod';
import { kurzeGruppe, verzeichnis } from '../../inhalt/kurzform.ts';
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

it('says in full what files say briefly: places by their two numbers, and entries by their names', () => {
  const orte = z.strictObject({
    geo: kurzeGruppe(z.strictObject({ latitude: z.number(), longitude: z.number() })).optional(),
    stellen: verzeichnis(z.strictObject({ id: z.string(), name: z.string(), mail: z.string() }), ({ id, name }) => [
      id,
      name,
    ]),
    worte: verzeichnis(z.strictObject({ begriff: z.string(), andere: z.array(z.string()) }), ({ begriff, andere }) => [
      begriff,
      andere,
    ]),
  });
  const kurz = {
    geo: [48.8, 8.5],
    stellen: { bauhof: { name: 'Bauhof', mail: 'a@b.example' } },
    worte: { Hund: ['Köter', 'Waldi'] },
  };
  const voll = {
    geo: { latitude: 48.8, longitude: 8.5 },
    stellen: [{ id: 'bauhof', name: 'Bauhof', mail: 'a@b.example' }],
    worte: [{ begriff: 'Hund', andere: ['Köter', 'Waldi'] }],
  };
  expect(dateDaten(describeFelder(orte), kurz, '2026-03-02')).toEqual(voll);
  expect(dateDaten(describeFelder(orte), voll, '2026-03-02')).toEqual(voll);
  expect(orte.parse(kurz)).toEqual(orte.parse(voll));
  expect(orte.parse(voll)).toEqual({ geo: voll.geo, stellen: { bauhof: 'Bauhof' }, worte: kurz.worte });
  const doppelt = orte.safeParse({ ...voll, worte: [...voll.worte, ...voll.worte] });
  expect(doppelt.error?.issues).toMatchObject([{ path: ['worte', 1, 'begriff'], message: '„Hund“ gibt es zweimal.' }]);
  for (const falsch of [{ geo: [1, 2, 3] }, { geo: 'hier' }, { worte: 'x' }, { stellen: { a: 1 } }]) {
    expect(orte.safeParse({ ...voll, ...falsch }).success).toBe(false);
  }
});
