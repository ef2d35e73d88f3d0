import { z } from 'zod';

/** Common shape of all list replies. Pages are 1-based; `pages` is at least 1. */
export function listSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    pagination: z.object({ page: z.number().int().min(1), pages: z.number().int().min(1) }),
  });
}

/**
 * Common query parameters of list calls. `order=feld` is ascending, `order=-feld` and `order=feld desc` descending;
 * several are comma-separated.
 */
export const listQuerySchema = z.object({
  seite: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  pro_seite: z.coerce.number().int().min(1).max(999).default(12),
  order: z.string().max(100).optional(),
});
