import { termineSchema } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Card: the next events in the village of a street. */
export const strasseTermine = defineTemplate({
  slots: ['content'],
  fills: { slot: 'strasse', order: 50 },
  query: ['strasse'],
  /** Null: the call failed. */
  context: z.object({ termine: termineSchema.pick({ data: true, anzahl: true }).nullable().catch(null) }),
  options: z.object({}),
  calls: () => ({
    termine: {
      endpoint: '/api/cms/veranstaltungen',
      params: { pro_seite: 3, nur_naechster: 'true' },
      passThrough: ['strasse'],
    },
  }),
});
