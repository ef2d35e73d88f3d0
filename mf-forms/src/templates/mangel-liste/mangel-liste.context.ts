import { maengelSchema } from '@gm/shared/areas/maengel/maengel';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { z } from 'zod';

export const mangelListe = defineTemplate({
  slots: ['content'],
  /** Reply of `GET /api/maengel`; null if the call failed, as opposed to an empty list. */
  context: z.object({ maengel: maengelSchema.pick({ plan: true, maengel: true }).nullable().catch(null) }),
  options: z.object({
    /** Page of the form. */
    meldenLink: z.string().default('/melden/'),
  }),
});

export type MangelListeProps = TemplateProps<typeof mangelListe>;
