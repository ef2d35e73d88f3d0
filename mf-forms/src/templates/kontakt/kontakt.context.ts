import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const kontakt = defineTemplate({
  slots: ['content'],
  island: { when: 'visible', because: 'The form checks each answer while it is given and keeps a draft.' },
  context: z.object({}),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/kontakt'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Where a consent is revoked and urgent cases write to; the municipality's general address without it. */
    kontaktMail: z.string().default(''),
  }),
});

export type KontaktProps = TemplateProps<typeof kontakt>;
