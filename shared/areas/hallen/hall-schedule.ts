import { z } from 'zod';
import { tagSchema, weekSchema } from '../../schemas/desk/week.ts';

/** `GET /api/intranet/hallen`: one week of a hall; `vorher` and `nachher` are the previous and next Monday. */
export const hallScheduleSchema = z.object({
  hallen: z.array(z.string()),
  woche: weekSchema,
  vorher: tagSchema,
  nachher: tagSchema,
});
