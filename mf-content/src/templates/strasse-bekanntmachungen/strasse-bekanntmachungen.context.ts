import { bekanntmachungenSchema } from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Card: official notices that name a street or its village. */
export const strasseBekanntmachungen = defineTemplate({
  slots: ['content'],
  fills: { slot: 'strasse', order: 40 },
  query: ['strasse'],
  /** Null: the call failed. */
  context: z.object({
    bekanntmachungen: bekanntmachungenSchema.pick({ data: true, anzahl: true }).nullable().catch(null),
  }),
  options: z.object({}),
  calls: () => ({
    bekanntmachungen: { endpoint: '/api/cms/bekanntmachungen', params: { pro_seite: 3 }, passThrough: ['strasse'] },
  }),
});
