import { streetInfoSchema } from '@gm/shared/areas/strassen/street-info';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Card: polling place, school and day care of a street. */
export const strasseZustaendig = defineTemplate({
  slots: ['content'],
  fills: { slot: 'strasse', order: 70 },
  query: ['strasse'],
  /** Null: the call failed. */
  context: z.object({ strasse: streetInfoSchema.nullable().catch(null) }),
  options: z.object({}),
  calls: () => ({ strasse: { endpoint: '/api/cms/strasse', params: {}, passThrough: ['strasse'] } }),
});
