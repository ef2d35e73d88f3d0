import { branchenverzeichnisSchema } from '@gm/shared/areas/branchenverzeichnis/branchenverzeichnis';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Card: clubs in the village of a street. */
export const strasseVereine = defineTemplate({
  slots: ['content'],
  fills: { slot: 'strasse', order: 60 },
  query: ['strasse'],
  /** Null: the call failed. */
  context: z.object({ vereine: branchenverzeichnisSchema.pick({ data: true, anzahl: true }).nullable().catch(null) }),
  options: z.object({}),
  calls: () => ({
    vereine: {
      endpoint: '/api/cms/brancheneintraege',
      params: { typ: 'vereine', pro_seite: 5 },
      passThrough: ['strasse'],
    },
  }),
});
