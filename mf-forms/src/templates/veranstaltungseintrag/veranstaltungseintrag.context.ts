import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { brancheneintraegeSchema, categorySchema } from '@gm/shared/schemas/events/veranstaltung-data';
import { z } from 'zod';

export const veranstaltungseintrag = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form checks each answer while it is given, has a text editor and previews the picture.',
  },
  context: z.object({
    /** Organisers to choose from; if the call failed, only the field for others remains. */
    brancheneintraege: brancheneintraegeSchema.pick({ data: true }).catch({ data: [] }),
    rubriken: categorySchema.pick({ data: true }).catch({ data: [] }),
  }),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/veranstaltung'),
    /** Minimum length of the description. */
    textMinChars: z.number().int().min(0).default(100),
    hallenLink: z.string().default('/veranstaltungen-hallenanmietung/'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Address for revoking consent; by default the municipality's general address. */
    datenschutzMail: z.string().default(''),
    /** Next steps, shown below the reference number; the note about the acknowledgement is added automatically. */
    erfolgstext: z
      .string()
      .default('Unsere Mitarbeiterinnen und Mitarbeiter prüfen die Veranstaltung, bevor sie im Kalender erscheint.'),
  }),
});

export type VeranstaltungseintragProps = TemplateProps<typeof veranstaltungseintrag>;
