import { BAUSTELLEN_ARTEN } from '@gm/shared/areas/strassen/street-info';
import { secureTargetSchema } from '@gm/shared/schemas/target';
import { z } from 'zod';
import { isSpan, tagSchema } from '../../core/entries/tag.ts';

const text = z.string().trim().min(1);
const streets = z.array(text).meta({ title: 'Straßen', description: 'Namen wie im Abfallkalender.' });

/** An entry of `baustellen.yaml`: road works. */
export const baustelleFileSchema = z
  .strictObject({
    id: z.number().int().positive(),
    titel: text,
    art: z.enum(BAUSTELLEN_ARTEN).meta({ title: 'Art', description: 'Gesperrt, oder nur eingeschränkt befahrbar?' }),
    ortsteil: text,
    strassen: streets.min(1),
    von: tagSchema.meta({ title: 'Erster Tag' }),
    bis: tagSchema.meta({ title: 'Voraussichtlich letzter Tag' }),
    text: text.meta({ description: 'Was gebaut wird und was das für die Anlieger bedeutet.' }),
    umleitung: z.string().default(''),
    link: secureTargetSchema.nullish().meta({ title: 'Wohin „Mehr dazu“ führt' }),
  })
  .refine(({ von: from, bis: until }) => isSpan(from, until), {
    path: ['bis'],
    message: 'Das Ende liegt vor dem Beginn.',
  });
export type BaustelleFile = z.output<typeof baustelleFileSchema>;

/** An entry of `zustaendigkeiten.yaml`: what a village, or some of its streets, belong to. */
export const zustaendigkeitFileSchema = z.strictObject({
  id: z.number().int().positive(),
  titel: text.meta({ title: 'Einrichtung', description: 'Zum Beispiel „Grundschule Schwann“.' }),
  aufgabe: text.meta({ description: 'Zum Beispiel „Wahllokal“, „Grundschule“ oder „Kindergarten“.' }),
  ortsteil: text,
  strassen: streets.default([]).meta({
    title: 'Nur für diese Straßen',
    description: 'Ohne Angabe für alle Straßen des Ortsteils, die sonst nirgends genannt sind.',
  }),
  ort: z.string().default('').meta({ title: 'Anschrift' }),
  link: secureTargetSchema.nullish(),
});
export type ZustaendigkeitFile = z.output<typeof zustaendigkeitFileSchema>;
