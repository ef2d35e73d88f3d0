import { gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import { z } from 'zod';
import { verzeichnis } from './kurzform.ts';

const text = z.string().trim().min(1);
const { shape } = gemeindeSchema;
const { kategorien: _, ...ticketshop } = shape.ticketshop.unwrap().shape;

/** `gemeinde.yaml`: what is told of the municipality, with what its form says of it. */
export const gemeindeDateiSchema = gemeindeSchema.extend({
  sicherheitskontakt: shape.sicherheitskontakt.meta({
    title: 'Wohin man Sicherheitslücken meldet',
    description: 'E-Mail-Adresse oder Seite mit https. Leer: die E-Mail-Adresse der Gemeinde.',
    zeile: true,
  }),
  sozialeNetze: shape.sozialeNetze.meta({ title: 'Soziale Netzwerke' }),
  ticketshop: z
    .object({
      ...ticketshop,
      kategorien: verzeichnis(
        z.strictObject({
          seite: text.meta({
            title: 'Nummer der Seite',
            description: 'Sie steht bei der Seite unter „Weitere Angaben“. „sonst“ gilt für alle anderen.',
          }),
          kategorie: text.meta({ description: 'Wie sie im Ticketshop heißt.' }),
        }),
        ({ seite, kategorie }) => [seite, kategorie],
      ),
    })
    .optional(),
});
