import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { brancheneintraegeSchema } from '@gm/shared/schemas/events/veranstaltung-data';
import { z } from 'zod';

export const ferienprogrammVorschlag = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form checks each answer while it is given and previews the picture.',
  },
  context: z.object({
    /** Organisers to choose from; empty after a failed call, where the field for others remains. */
    brancheneintraege: brancheneintraegeSchema.pick({ data: true }).catch({ data: [] }),
  }),
  options: z.object({
    /** Path of the call for the form; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/ferienprogramm/vorschlag'),
    /** Minimum length of the description. */
    textMinChars: z.number().int().min(0).default(100),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Address for revoking consents; the municipality's general address by default. */
    datenschutzMail: z.string().default(''),
    /** What happens next, below the reference number; the text about the confirmation mail is added automatically. */
    erfolgstext: z
      .string()
      .default(
        'Unsere Mitarbeiterinnen und Mitarbeiter prüfen den Vorschlag, bevor er veröffentlicht wird, und melden sich bei Ihnen, falls noch Fragen offen sind.',
      ),
  }),
});

export type FerienprogrammVorschlagProps = TemplateProps<typeof ferienprogrammVorschlag>;
