import { ratsaboZielSchema } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratsabo = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'The form checks each answer while it is given and stays on the page when it is sent.',
  },
  context: z.object({
    /** Reply of `GET /api/ratsinfo/abo/ziel`; null when there is nothing to follow. */
    ziel: ratsaboZielSchema.nullable().catch(null),
  }),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/ratsinfo/abo'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Where a consent is revoked; the municipality's general address without it. */
    kontaktMail: z.string().default(''),
  }),
});

export type RatsaboProps = TemplateProps<typeof ratsabo>;
