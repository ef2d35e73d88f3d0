import { mangelstandSchema } from '@gm/shared/bereiche/maengel/maengel';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const mangelStand = defineTemplate({
  slots: ['content'],
  /** Reply of `GET /api/mangel/stand`; without a link that fits there is none. */
  context: z.object({ stand: mangelstandSchema.nullable().catch(null) }),
  options: z.object({
    /** Whom one writes to about a report; the municipality's general address without it. */
    kontaktMail: z.string().default(''),
  }),
});

export type MangelStandProps = TemplateProps<typeof mangelStand>;
