import { z } from 'zod';

const time = z.iso
  .datetime({ offset: true, error: 'Erwartet wird eine Zeit wie 2026-01-31T08:00:00+01:00.' })
  .transform((text) => new Date(text))
  .optional();

export const objectQuery = z.object({
  omit_internal: z.stringbool().default(false).describe('Ohne die internen Listen, die OParl 1.1 nennt'),
});

/** Parameters of a list, OParl 1.1, section 2.5. */
export const listQuery = objectQuery.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).default(100).describe('Objekte je Seite, höchstens 100'),
  created_since: time,
  created_until: time,
  modified_since: time.describe('Liefert auch gelöschte Objekte'),
  modified_until: time,
});

/** Passes the serializer unchanged: omitted properties are missing already. */
export const oparlObjectSchema = z.looseObject({ id: z.string(), type: z.string() });

export const oparlListSchema = z.object({
  data: z.array(oparlObjectSchema),
  pagination: z.object({
    totalElements: z.number().int(),
    elementsPerPage: z.number().int(),
    currentPage: z.number().int(),
    totalPages: z.number().int(),
  }),
  links: z.object({
    first: z.url(),
    prev: z.url().optional(),
    self: z.url(),
    next: z.url().optional(),
    last: z.url(),
  }),
});
