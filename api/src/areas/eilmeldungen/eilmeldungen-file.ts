import { secureTargetSchema } from '@gm/shared/schemas/target';
import { z } from 'zod';
import { photoCrossReference } from '../../core/entries/cross-references.ts';
import { momentSchema } from '../../core/entries/moment.ts';

const text = z.string().trim().min(1);

/** An entry of `eilmeldungen.yaml`: an urgent notice. */
export const eilmeldungFileSchema = z.strictObject({
  /** Identifies the notice, so that it keeps its id when its text changes. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  titel: text.meta({ description: 'Was ist los, und wo?' }),
  /** Plain text: shown in a banner and in notifications. */
  text: text.meta({ description: 'Was ist zu tun?' }),
  link: secureTargetSchema
    .refine((target) => !/\s/.test(target), 'Eine Adresse darf keine Leerzeichen enthalten.')
    .nullish()
    .meta({ title: 'Wohin „Weitere Informationen“ führt' }),
  foto: photoCrossReference.nullish().meta({
    title: 'Bild',
    // Its end is required and follows the text, so pictures do not stand between them.
    selten: true,
    description:
      'Unter dem Kopf jeder Seite steht nur der Text. Das Bild zeigen die Benachrichtigung und die Seite, zu der „Weitere Informationen“ dann führt.',
  }),
  bildtext: text.nullish().meta({ title: 'Bildunterschrift', selten: true }),
  von: momentSchema,
  bis: momentSchema,
});
export type EilmeldungenFile = z.output<typeof eilmeldungFileSchema>[];
