import { z } from 'zod';
import { sicheresZielSchema } from './ziel.ts';

/** An urgent notice while it holds. */
const eilmeldungSchema = z.object({
  /** Changes with the words: what somebody closed comes back when there is news. Letters, digits and `-`. */
  kennung: z.string().regex(/^[\w-]+$/),
  titel: z.string().min(1),
  text: z.string(),
  /** Path on this site or an address with `https:`. */
  link: sicheresZielSchema.nullable(),
  bis: z.iso.datetime({ offset: true }),
});
export type Eilmeldung = z.infer<typeof eilmeldungSchema>;

/** Reply of `GET /api/cms/eilmeldungen`: what holds now, the newest first. */
export const eilmeldungenSchema = z.object({ data: z.array(eilmeldungSchema) });
