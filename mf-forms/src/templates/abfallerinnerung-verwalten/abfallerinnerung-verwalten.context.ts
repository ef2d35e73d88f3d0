import { abfallerinnerungStateSchema } from '@gm/shared/areas/abfall/abfall';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { abfallOfferSchema } from '../../abfall/abfall-offer.ts';

export const abfallerinnerungVerwalten = defineTemplate({
  slots: ['content'],
  context: z.object({
    /** Reply of `GET /api/abfall/erinnerung/stand`; null without a valid link. */
    stand: abfallerinnerungStateSchema.nullable().catch(null),
    abfalltermine: abfallOfferSchema,
  }),
  options: z.object({
    /** Path of the route the form is posted to. */
    aktion: postsTo('/api/abfall/erinnerung/verwalten'),
    anmeldungLink: z.string().default('/abfalltermine/erinnerung/'),
    termineLink: z.string().default('/abfalltermine/'),
  }),
});

export type AbfallerinnerungVerwaltenProps = TemplateProps<typeof abfallerinnerungVerwalten>;
