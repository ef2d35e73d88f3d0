import { z } from 'zod';

/** Every list call answers this shape. Pages count from 1; `pages` is at least 1. */
export function listSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    pagination: z.object({ page: z.number().int().min(1), pages: z.number().int().min(1) }),
  });
}

/** Query parameters every list call takes. `order=feld` ascends, `order=-feld` descends, several by comma. */
export const listeAbfrageSchema = z.object({
  seite: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  pro_seite: z.coerce.number().int().min(1).max(999).default(12),
  order: z.string().max(100).optional(),
});
