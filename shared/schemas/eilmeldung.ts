import { z } from 'zod';
import { secureTargetSchema } from './target.ts';

/** An active urgent notice. */
const eilmeldungSchema = z.object({
  /** Changes with the text: a dismissed notice reappears when it is updated. Letters, digits and `-`. */
  kennung: z.string().regex(/^[\w-]+$/),
  titel: z.string().min(1),
  text: z.string(),
  /** Local path or `https:` URL. */
  link: secureTargetSchema.nullable(),
  bis: z.iso.datetime({ offset: true }),
});
export type Eilmeldung = z.infer<typeof eilmeldungSchema>;

/** Reply of `GET /api/cms/eilmeldungen`: active notices, newest first. */
export const eilmeldungenSchema = z.object({ data: z.array(eilmeldungSchema) });
