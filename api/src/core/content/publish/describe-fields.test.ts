import { nameField } from '@gm/shared/rules/name-field';
import type { FormField } from '@gm/shared/schemas/form-field';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AREAS } from '../../../areas.ts';
import { listDetails } from '../../editor/kinds/list-details.ts';
import { listEditable } from '../../editor/kinds/list-editable.ts';
import { CONTENT_KIND } from '../../editor/rules/editorial-rules.ts';
import { DOCUMENT } from '../../entries/cross-references.ts';
import { describeFields, listCrossReferences } from './describe-fields.ts';

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
const fields = () => new Map(describeFields(schema).felder.map((field) => [field.name, field]));

describe('the form of a schema', () => {
  it('has a control for each field that fits its type', () => {
    expect([...fields()].map(([name, { art: kind, pflicht: required }]) => [name, kind, required])).toEqual([
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

  it('labels fields and choices', () => {
    expect(fields().get('art')).toMatchObject({
      titel: 'Was',
      optionen: [
        { wert: 'LANGE_NACHT', text: 'Lange Nacht' },
        { wert: 'fest', text: 'ein Fest' },
      ],
    });
    expect(
      fields()
        .get('status')
        ?.optionen.map(({ wert: value }) => value),
    ).toEqual([301, 302]);
    expect(
      fields()
        .get('zeiten')
        ?.eintrag?.felder.map(({ titel: title, art: kind }) => [title, kind]),
    ).toEqual([
      ['Hinweis Text', 'zeile'],
      ['Täglich', 'haken'],
    ]);
  });

  it('names the kinds that fields refer to', () => {
    expect(listCrossReferences(schema)).toEqual(['amt']);
    expect(fields().get('amt')).toMatchObject({ art: 'auswahl', verweis: 'amt', optionen: [] });
  });

  it('describes a version in words, without empty fields', () => {
    const details = listDetails(describeFields(schema), {
      titel: 'Nacht',
      vorspann: null,
      art: 'fest',
      zeiten: [{ hinweisText: 'spät', taeglich: false }],
      namen: ['a', 'b'],
    });
    expect(details).toEqual([
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
const listTitle = ({ titel: title, felder: inner, eintrag: entry }: FormField): string[] => [
  title,
  ...inner.flatMap(listTitle),
  ...(entry ? listTitle(entry) : []),
];

/** Whether the choices are part of the form itself: `#stellen` refers to the list `stellen` with `id` and `name`. */
const hasList = ({ felder: fields }: FormField, crossReference: string) =>
  fields.some(
    ({ name, eintrag: entry }) =>
      `#${name}` === crossReference && ['id', 'name'].every((field) => entry?.felder.some((one) => one.name === field)),
  );

it('of every kind of content is complete, in German with umlauts, and refers to existing kinds only', () => {
  const kinds = listEditable(AREAS);
  expect(kinds.length).toBeGreaterThan(20);
  // Documents are files without a kind of their own; kinds themselves are not entries.
  const names = [...kinds.map(({ name }) => name), DOCUMENT, CONTENT_KIND];
  for (const { name, schema: own, vorschlaege: suggestions = {} } of kinds) {
    const field = describeFields(own);
    // Synonyms map words to words; no field refers to them.
    expect([name, field.art]).toEqual([name, name === 'synonyme' ? 'liste' : 'gruppe']);
    const title = listTitle(field);
    // Words that legitimately contain these letter sequences: „neu“, „Zuschauer“ and the like.
    const umschrieben = title.filter((word) => /ae|oe|(?<![aeqn])ue/i.test(word.replaceAll(/neue?|dauer/gi, '')));
    expect(umschrieben, name).toEqual([]);
    expect(
      listCrossReferences(own).filter(
        (crossReference) =>
          !names.includes(crossReference) && !(crossReference in suggestions) && !hasList(field, crossReference),
      ),
      name,
    ).toEqual([]);
  }
});

/** All controls of a form with their paths. */
const listFields = (field: FormField, way: string): [weg: string, feld: FormField][] => [
  [way, field],
  ...field.felder.flatMap((inside) => listFields(inside, `${way}/${inside.name}`)),
  ...(field.eintrag ? listFields(field.eintrag, way) : []),
];
/** Recurrence rules and moments, which have controls of their own (`redaktion-beitrag`). */
const OWN_FORMS = new Set(['veranstaltung/termin', 'eilmeldung/von', 'eilmeldung/bis']);
const ENGLISH =
  /\b(?:content|endpoint|latitude|longitude|name of|options?|params?|pass|redirect|required|title|url|value)\b/i;

it('of every kind of content asks in words instead of JSON, and shows no English or technical names', () => {
  const fields = listEditable(AREAS).flatMap(({ name, schema: own }) => listFields(describeFields(own), name));
  expect(fields.length).toBeGreaterThan(400);
  const jsons = fields.filter(([way, { art: kind }]) => kind === 'quelltext' && !OWN_FORMS.has(way));
  expect(jsons.map(([way]) => way)).toEqual([]);
  const english = fields.filter(([, { titel: title, optionen: options }]) =>
    [title, ...options.map(({ text }) => text)].some((text) => ENGLISH.test(text)),
  );
  expect(english.map(([way, { titel: title }]) => `${way}: ${title}`)).toEqual([]);
  // A title derived from a field name, such as `Alter min`, is not German; such a field needs an explicit title.
  const technische = fields.filter(
    ([, { name, titel: title }]) => /_|[a-z][A-Z]/.test(name) && title === nameField(name) && title.includes(' '),
  );
  expect(technische.map(([way, { titel: title }]) => `${way}: ${title}`)).toEqual([]);
  const without = fields.filter(([way, { titel: title }]) => way.includes('/') && title.trim() === '');
  expect(without.map(([way]) => way)).toEqual([]);
});
