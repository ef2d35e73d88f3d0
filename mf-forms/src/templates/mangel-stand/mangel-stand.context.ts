import { mangelStateSchema } from '@gm/shared/areas/maengel/maengel';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { z } from 'zod';

export const mangelStand = defineTemplate({
  slots: ['content'],
  /** Reply of `GET /api/mangel/stand`; null without a valid link. */
  context: z.object({ stand: mangelStateSchema.nullable().catch(null) }),
  options: z.object({
    /** Address for questions about a report; by default the municipality's general address. */
    kontaktMail: z.string().default(''),
  }),
});

export type MangelStandProps = TemplateProps<typeof mangelStand>;
