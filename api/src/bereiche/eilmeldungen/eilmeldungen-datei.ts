import { sicheresZielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';
import { fotoVerweis } from '../../kern/inhalt/verweise.ts';
import { zeitpunktSchema } from '../../kern/inhalt/zeitpunkt.ts';

const text = z.string().trim().min(1);

/** An entry of `eilmeldungen.yaml`: an urgent notice. */
export const eilmeldungDateiSchema = z.strictObject({
  /** Tells it from the others, so that a changed text stays the same notice. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  titel: text.meta({ description: 'Was ist los, und wo?' }),
  /** Plain: it stands in a banner and in notifications. */
  text: text.meta({ description: 'Was ist zu tun?' }),
  link: sicheresZielSchema
    .refine((ziel) => !/\s/.test(ziel), 'In einer Adresse stehen keine Leerzeichen.')
    .nullish()
    .meta({ title: 'Wohin „Weitere Informationen“ führt' }),
  foto: fotoVerweis.nullish().meta({
    title: 'Bild',
    description:
      'Unter dem Kopf jeder Seite steht nur der Text. Das Bild zeigen die Benachrichtigung und die Seite, zu der „Weitere Informationen“ dann führt.',
  }),
  bildtext: text.nullish().meta({ title: 'Bildunterschrift' }),
  von: zeitpunktSchema,
  bis: zeitpunktSchema,
});
export type EilmeldungenDatei = z.output<typeof eilmeldungDateiSchema>[];
