import { z } from 'zod';
import { tagSchema, wocheSchema } from '../../schemas/woche.ts';

/** `GET /api/intranet/hallen`: a week of one hall; `vorher` and `nachher` are the Mondays beside it. */
export const hallenplanSchema = z.object({
  hallen: z.array(z.string()),
  woche: wocheSchema,
  vorher: tagSchema,
  nachher: tagSchema,
});
