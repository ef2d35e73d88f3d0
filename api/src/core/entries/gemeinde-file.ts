import { gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import { z } from 'zod';
import { directory } from './kurzform.ts';

const text = z.string().trim().min(1);
const { shape } = gemeindeSchema;
const { kategorien: _, ...ticketshop } = shape.ticketshop.unwrap().shape;

/** `gemeinde.yaml`: data of the municipality, with the texts of its form. */
export const gemeindeFileSchema = gemeindeSchema.extend({
  sicherheitskontakt: shape.sicherheitskontakt.meta({
    title: 'Wohin man Sicherheitslücken meldet',
    description: 'E-Mail-Adresse oder Seite mit https. Leer: die E-Mail-Adresse der Gemeinde.',
    zeile: true,
  }),
  weitereOeffnungszeiten: shape.weitereOeffnungszeiten.meta({
    title: 'Öffnungszeiten weiterer Stellen',
    description:
      'Seiten, Ämter und Verzeichnis können diese Zeiten und die des Bürgerbüros zeigen. Geändert werden sie nur hier.',
  }),
  sozialeNetze: shape.sozialeNetze.meta({ title: 'Soziale Netzwerke' }),
  ticketshop: z
    .object({
      ...ticketshop,
      kategorien: directory(
        z.strictObject({
          seite: text.meta({
            title: 'Nummer der Seite',
            description: 'Sie steht bei der Seite unter „Weitere Angaben“. „sonst“ gilt für alle anderen.',
          }),
          kategorie: text.meta({ description: 'Wie sie im Ticketshop heißt.' }),
        }),
        ({ seite: page, kategorie: category }) => [page, category],
      ),
    })
    .optional(),
});
