import { streetMaengelSchema } from '@gm/shared/areas/maengel/maengel';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Card: reported defects in a street and its village. */
export const strasseMaengel = defineTemplate({
  slots: ['content'],
  fills: { slot: 'strasse', order: 25 },
  query: ['strasse'],
  /** Null: the call failed. */
  context: z.object({ maengel: streetMaengelSchema.nullable().catch(null) }),
  options: z.object({}),
  calls: () => ({ maengel: { endpoint: '/api/cms/maengel', params: {}, passThrough: ['strasse'] } }),
});
