import { maengelSchema } from '@gm/shared/bereiche/maengel/maengel';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const mangelListe = defineTemplate({
  slots: ['content'],
  /** Reply of `GET /api/maengel`; null where the call failed, which is not the same as none. */
  context: z.object({ maengel: maengelSchema.pick({ plan: true, maengel: true }).nullable().catch(null) }),
  options: z.object({
    /** Page of the form. */
    meldenLink: z.string().default('/melden/'),
  }),
});

export type MangelListeProps = TemplateProps<typeof mangelListe>;
