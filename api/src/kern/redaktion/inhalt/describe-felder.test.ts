import { nameFeld } from '@gm/shared/regeln/name-feld';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BEREICHE } from '../../../bereiche.ts';
import { DOKUMENT } from '../../inhalt/verweise.ts';
import { INHALTSART } from '../qualitaet/redaktionsregeln.ts';
import { describeFelder, listVerweise } from './describe-felder.ts';
import { listAngaben } from './list-angaben.ts';
import { listEditierbare } from './list-editierbare.ts';

const schema = z.strictObject({
  id: z.number().int(),
  titel: z.string().min(1),
  vorspann: z.string().nullish(),
  am: z.iso.date().optional(),
  art: z.enum(['LANGE_NACHT', 'fest']).meta({ title: 'Was', worte: { fest: 'ein Fest' } }),
  status: z.union([z.literal(301), z.literal(302)]).default(301),
  amt: z.number().meta({ verweis: 'amt' }).optional(),
  zeiten: z.array(z.strictObject({ hinweisText: z.string(), taeglich: z.boolean() })).default([]),
  namen: z.array(z.string()).default([]),
  frei: z.record(z.string(), z.unknown()).default({}),
});
const felder = () => new Map(describeFelder(schema).felder.map((feld) => [feld.name, feld]));

describe('the form of a schema', () => {
  it('has a control for each field, as its type wants it', () => {
    expect([...felder()].map(([name, { art, pflicht }]) => [name, art, pflicht])).toEqual([
      ['id', 'zahl', true],
      ['titel', 'zeile', true],
      ['vorspann', 'absatz', false],
      ['am', 'tag', false],
      ['art', 'auswahl', true],
      ['status', 'auswahl', false],
      ['amt', 'auswahl', false],
      ['zeiten', 'liste', false],
      ['namen', 'liste', false],
      ['frei', 'quelltext', false],
    ]);
  });

  it('says what they and their choices are called', () => {
    expect(felder().get('art')).toMatchObject({
      titel: 'Was',
      optionen: [
        { wert: 'LANGE_NACHT', text: 'Lange Nacht' },
        { wert: 'fest', text: 'ein Fest' },
      ],
    });
    expect(
      felder()
        .get('status')
        ?.optionen.map(({ wert }) => wert),
    ).toEqual([301, 302]);
    expect(
      felder()
        .get('zeiten')
        ?.eintrag?.felder.map(({ titel, art }) => [titel, art]),
    ).toEqual([
      ['Hinweis Text', 'zeile'],
      ['Täglich', 'haken'],
    ]);
  });

  it('names the kinds that fields refer to', () => {
    expect(listVerweise(schema)).toEqual(['amt']);
    expect(felder().get('amt')).toMatchObject({ art: 'auswahl', verweis: 'amt', optionen: [] });
  });

  it('puts a version into words, without what is empty', () => {
    const angaben = listAngaben(describeFelder(schema), {
      titel: 'Nacht',
      vorspann: null,
      art: 'fest',
      zeiten: [{ hinweisText: 'spät', taeglich: false }],
      namen: ['a', 'b'],
    });
    expect(angaben).toEqual([
      { titel: 'Titel', wert: 'Nacht' },
      { titel: 'Was', wert: 'ein Fest' },
      { titel: 'Zeiten 1 › Hinweis Text', wert: 'spät' },
      { titel: 'Zeiten 1 › Täglich', wert: 'nein' },
      { titel: 'Namen 1', wert: 'a' },
      { titel: 'Namen 2', wert: 'b' },
    ]);
  });
});

/** Titles of all controls of a form. */
const listTitel = ({ titel, felder: innere, eintrag }: Formfeld): string[] => [
  titel,
  ...innere.flatMap(listTitel),
  ...(eintrag ? listTitel(eintrag) : []),
];

/** Whether what is chosen from stands in the form itself: `#stellen` in the list `stellen`, by `id` and `name`. */
const hasListe = ({ felder }: Formfeld, verweis: string) =>
  felder.some(
    ({ name, eintrag }) =>
      `#${name}` === verweis && ['id', 'name'].every((feld) => eintrag?.felder.some((eines) => eines.name === feld)),
  );

it('of every kind of content is whole, in German with its umlauts, and refers to kinds there are', () => {
  const arten = listEditierbare(BEREICHE);
  expect(arten.length).toBeGreaterThan(20);
  // Documents are files, and no kind of their own; kinds themselves are no entries.
  const namen = [...arten.map(({ name }) => name), DOKUMENT, INHALTSART];
  for (const { name, schema: eigenes, vorschlaege = {} } of arten) {
    const feld = describeFelder(eigenes);
    // Synonyms are words to words, and named by nobody.
    expect([name, feld.art]).toEqual([name, name === 'synonyme' ? 'liste' : 'gruppe']);
    const titel = listTitel(feld);
    // „neu“, „Zuschauer“ and the like are spelled so.
    const umschrieben = titel.filter((wort) => /ae|oe|(?<![aeqn])ue/i.test(wort.replaceAll(/neue?|dauer/gi, '')));
    expect(umschrieben, name).toEqual([]);
    expect(
      listVerweise(eigenes).filter(
        (verweis) => !namen.includes(verweis) && !(verweis in vorschlaege) && !hasListe(feld, verweis),
      ),
      name,
    ).toEqual([]);
  }
});

/** Every control of a form with its way. */
const listFelder = (feld: Formfeld, weg: string): [weg: string, feld: Formfeld][] => [
  [weg, feld],
  ...feld.felder.flatMap((innen) => listFelder(innen, `${weg}/${innen.name}`)),
  ...(feld.eintrag ? listFelder(feld.eintrag, weg) : []),
];
/** Rules of a calendar and moments, which have forms of their own (`redaktion-beitrag`). */
const EIGENE_FORMULARE = new Set(['veranstaltung/termin', 'eilmeldung/von', 'eilmeldung/bis']);
const ENGLISCH =
  /\b(?:content|endpoint|latitude|longitude|name of|options?|params?|pass|redirect|required|title|url|value)\b/i;

it('of every kind of content asks in words, not in JSON, and calls nothing by its English or its technical name', () => {
  const felder = listEditierbare(BEREICHE).flatMap(({ name, schema: eigenes }) =>
    listFelder(describeFelder(eigenes), name),
  );
  expect(felder.length).toBeGreaterThan(400);
  const jsons = felder.filter(([weg, { art }]) => art === 'quelltext' && !EIGENE_FORMULARE.has(weg));
  expect(jsons.map(([weg]) => weg)).toEqual([]);
  const englische = felder.filter(([, { titel, optionen }]) =>
    [titel, ...optionen.map(({ text }) => text)].some((text) => ENGLISCH.test(text)),
  );
  expect(englische.map(([weg, { titel }]) => `${weg}: ${titel}`)).toEqual([]);
  // Words of a name in a row, `Alter min`, are no German: such a field says its own title.
  const technische = felder.filter(
    ([, { name, titel }]) => /_|[a-z][A-Z]/.test(name) && titel === nameFeld(name) && titel.includes(' '),
  );
  expect(technische.map(([weg, { titel }]) => `${weg}: ${titel}`)).toEqual([]);
  const ohne = felder.filter(([weg, { titel }]) => weg.includes('/') && titel.trim() === '');
  expect(ohne.map(([weg]) => weg)).toEqual([]);
});
