import { abfalltermineSchema } from '@gm/shared/areas/abfall/abfall';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Card: the next waste collections of a street. */
export const strasseAbfuhr = defineTemplate({
  slots: ['content'],
  fills: { slot: 'strasse', order: 10 },
  query: ['strasse'],
  /** Null: the call failed. */
  context: z.object({ abfalltermine: abfalltermineSchema.nullable().catch(null) }),
  options: z.object({}),
  calls: () => ({ abfalltermine: { endpoint: '/api/cms/abfalltermine', params: {}, passThrough: ['strasse'] } }),
});
