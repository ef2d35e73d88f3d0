import { describeFormField, type Schema } from '@gm/shared/blocks/describe-form-field';
import { htmlField, imageFields, listField, moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toAuthoringSchema } from './to-authoring-schema.ts';

const tile = moduleFields({ titel: z.string().min(1), link: z.string() }).meta({ eService: true });
const context = moduleFields({
  titel: textField,
  kurz: z.string().min(1),
  text: htmlField,
  ...imageFields,
  karten: listField(moduleFields({ titel: z.string().min(1), bild: imageFields.bild })),
  kacheln: listField(tile),
  artikel: z.object({ data: z.array(z.unknown()) }),
});
const describeContext = (without: string[] = []) =>
  describeFormField(
    toAuthoringSchema(z.toJSONSchema(context, { io: 'input', unrepresentable: 'any' }) as Schema, without),
  );
const list = (fields: ReturnType<typeof describeContext>['felder'] = []) =>
  fields.map(({ name, art: kind, pflicht: required }) => [name, kind, required]);

describe('the form that editors fill in for a template', () => {
  it('has the name of a photo, Markdown, and no data from calls', () => {
    expect(list(describeContext(['artikel']).felder)).toEqual([
      ['titel', 'zeile', false],
      ['kurz', 'absatz', true],
      ['md', 'markdown', false],
      ['foto', 'auswahl', false],
      ['bildtext', 'zeile', false],
      ['karten', 'liste', false],
      ['kacheln', 'liste', false],
    ]);
    expect(describeContext().felder.map(({ name }) => name)).toContain('artikel');
  });

  it('works inside of lists, too, and a tile may be an e-service', () => {
    const fields = new Map(describeContext().felder.map((field) => [field.name, field]));
    expect(list(fields.get('karten')?.eintrag?.felder)).toEqual([
      ['titel', 'zeile', true],
      ['foto', 'auswahl', false],
    ]);
    expect(list(fields.get('kacheln')?.eintrag?.felder)).toEqual([
      ['eService', 'auswahl', false],
      ['titel', 'zeile', false],
      ['link', 'ziel', false],
    ]);
    expect(fields.get('foto')?.verweis).toBe('foto');
  });
});
