import { z } from 'zod';

const zeit = z.iso
  .datetime({ offset: true, error: 'Erwartet wird eine Zeit wie 2026-01-31T08:00:00+01:00.' })
  .transform((text) => new Date(text))
  .optional();

export const objektAbfrage = z.object({
  omit_internal: z.stringbool().default(false).describe('Ohne die internen Listen, die OParl 1.1 nennt'),
});

/** Parameters of a list, OParl 1.1, section 2.5. */
export const listenAbfrage = objektAbfrage.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).default(100).describe('Objekte je Seite, höchstens 100'),
  created_since: zeit,
  created_until: zeit,
  modified_since: zeit.describe('Bringt auch gelöschte Objekte'),
  modified_until: zeit,
});

/** An object as the serializer lets it pass: what OParl leaves out is left out already. */
export const oparlObjektSchema = z.looseObject({ id: z.string(), type: z.string() });

export const oparlListeSchema = z.object({
  data: z.array(oparlObjektSchema),
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
