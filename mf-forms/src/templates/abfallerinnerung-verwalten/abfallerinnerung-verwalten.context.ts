import { abfallerinnerungStandSchema } from '@gm/shared/bereiche/abfall/abfall';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { abfallAngebotSchema } from '../../abfall/abfall-angebot.ts';

export const abfallerinnerungVerwalten = defineTemplate({
  slots: ['content'],
  context: z.object({
    /** Reply of `GET /api/abfall/erinnerung/stand`; without a link that fits there is none. */
    stand: abfallerinnerungStandSchema.nullable().catch(null),
    abfalltermine: abfallAngebotSchema,
  }),
  options: z.object({
    /** Path of the call that takes what is posted here. */
    aktion: z.string().startsWith('/api/').default('/api/abfall/erinnerung/verwalten'),
    anmeldungLink: z.string().default('/abfalltermine/erinnerung/'),
    termineLink: z.string().default('/abfalltermine/'),
  }),
});

export type AbfallerinnerungVerwaltenProps = TemplateProps<typeof abfallerinnerungVerwalten>;
