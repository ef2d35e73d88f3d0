import { streetPapersSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Card: council papers that name a street or its village. */
export const strasseVorlagen = defineTemplate({
  slots: ['content'],
  // Its page is not one of the council's.
  paths: [],
  fills: { slot: 'strasse', order: 30 },
  query: ['strasse'],
  /** Null: the call failed. */
  context: z.object({ ratsinfo: streetPapersSchema.nullable().catch(null) }),
  options: z.object({}),
  calls: () => ({ ratsinfo: { endpoint: '/api/cms/ratsinfo/strasse', params: {}, passThrough: ['strasse'] } }),
});
