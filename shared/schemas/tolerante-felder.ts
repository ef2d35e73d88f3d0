/**
 * Fields of a context as an existing content system may leave them: missing, null or of another kind. One faulty value
 * must not cost the reader the block, so it is left out and the rest is shown.
 */

import { z } from 'zod';
import { bildSchema } from './bild.ts';

/** A text; null when there is none. */
export const textFeld = z.string().nullable().catch(null);

/** A picture with `bildtext` and `bildcopyright`. */
export const bildFelder = { bild: bildSchema.nullable().catch(null), bildtext: textFeld, bildcopyright: textFeld };

/** A list without the entries that do not fit; empty when it is no list at all. At most `max` entries. */
export function listenFeld<Item extends z.ZodType>(item: Item, max = 999) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries
        .flatMap((entry): z.output<Item>[] => {
          const parsed = item.safeParse(entry);
          return parsed.success ? [parsed.data] : [];
        })
        .slice(0, max),
    );
}
