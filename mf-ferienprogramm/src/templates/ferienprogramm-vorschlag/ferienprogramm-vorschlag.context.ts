import { brancheneintraegeSchema } from '@gm/shared/schemas/veranstaltung-daten';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienprogrammVorschlag = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'The form checks each answer while it is given and previews the picture.',
  },
  context: z.object({
    /** Organisers to choose from; a call that failed leaves none, and the field for others remains. */
    brancheneintraege: brancheneintraegeSchema.pick({ data: true }).catch({ data: [] }),
  }),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/ferienprogramm/vorschlag'),
    /** Characters the description has at least. */
    textMinChars: z.number().int().min(0).default(100),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Where consents are revoked; without it the municipality's general address. */
    datenschutzMail: z.string().default(''),
    /** What happens next, shown below the reference number; what is said of the acknowledgement follows by itself. */
    erfolgstext: z
      .string()
      .default(
        'Unsere Mitarbeiterinnen und Mitarbeiter prüfen den Vorschlag, bevor er veröffentlicht wird, und melden sich bei Ihnen, falls noch Fragen offen sind.',
      ),
  }),
});

export type FerienprogrammVorschlagProps = TemplateProps<typeof ferienprogrammVorschlag>;
