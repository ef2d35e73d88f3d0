import { streetInfoSchema } from '@gm/shared/areas/strassen/street-info';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Card: road works and closures in a street and its village. */
export const strasseBaustellen = defineTemplate({
  slots: ['content'],
  fills: { slot: 'strasse', order: 20 },
  query: ['strasse'],
  /** Null: the call failed. */
  context: z.object({ strasse: streetInfoSchema.nullable().catch(null) }),
  options: z.object({}),
  calls: () => ({ strasse: { endpoint: '/api/cms/strasse', params: {}, passThrough: ['strasse'] } }),
});
