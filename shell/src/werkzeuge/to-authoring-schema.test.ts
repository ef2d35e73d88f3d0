import { describeFormfeld, type Schema } from '@gm/shared/regeln/describe-formfeld';
import { bildFelder, htmlFeld, listenFeld, modulFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toAuthoringSchema } from './to-authoring-schema.ts';

const kachel = modulFelder({ titel: z.string().min(1), link: z.string() }).meta({ eService: true });
const context = modulFelder({
  titel: textFeld,
  kurz: z.string().min(1),
  text: htmlFeld,
  ...bildFelder,
  karten: listenFeld(modulFelder({ titel: z.string().min(1), bild: bildFelder.bild })),
  kacheln: listenFeld(kachel),
  artikel: z.object({ data: z.array(z.unknown()) }),
});
const describeContext = (without: string[] = []) =>
  describeFormfeld(
    toAuthoringSchema(z.toJSONSchema(context, { io: 'input', unrepresentable: 'any' }) as Schema, without),
  );
const list = (felder: ReturnType<typeof describeContext>['felder'] = []) =>
  felder.map(({ name, art, pflicht }) => [name, art, pflicht]);

describe('what editors write of what a template is given', () => {
  it('is the name of a photo, Markdown, and nothing that calls bring', () => {
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

  it('is so inside of lists, too, and a tile may be an e-service', () => {
    const felder = new Map(describeContext().felder.map((feld) => [feld.name, feld]));
    expect(list(felder.get('karten')?.eintrag?.felder)).toEqual([
      ['titel', 'zeile', true],
      ['foto', 'auswahl', false],
    ]);
    expect(list(felder.get('kacheln')?.eintrag?.felder)).toEqual([
      ['eService', 'auswahl', false],
      ['titel', 'zeile', false],
      ['link', 'ziel', false],
    ]);
    expect(felder.get('foto')?.verweis).toBe('foto');
  });
});
