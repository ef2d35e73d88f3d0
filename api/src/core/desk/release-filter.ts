import { VIEWS } from '@gm/shared/schemas/desk/releases';
import { z } from 'zod';
import { parseSearch } from '../services/search/classify-entry.ts';
import type { ReleaseKinds } from './release-kind.ts';
import { RELEASE_ORDERINGS } from './release-ordering.ts';
import type { ReleaseFilter } from './release-repository.ts';

/** Filters of the inbox and its export; invalid values are ignored. */
export const createFilterSchema = ({ alle: all }: ReleaseKinds) =>
  z.object({
    ansicht: z.enum(VIEWS).catch('offen'),
    typ: z
      .enum(all.map(({ name }) => name))
      .optional()
      .catch(undefined),
    q: z.string().max(200).default(''),
    sort: z.union([z.enum(RELEASE_ORDERINGS), z.literal('')]).catch(''),
  });

type FilterValues = z.output<ReturnType<typeof createFilterSchema>>;

/**
 * @param figures number of submissions by form: forms without an area are excluded. The condition is added only if such
 * rows exist, because the index that serves the list does not contain the form.
 */
export function buildFilter(
  { ansicht: view, typ: type, q, sort }: FilterValues,
  account: number,
  { alle: all, find }: ReleaseKinds,
  figures: readonly { formular: string }[],
): ReleaseFilter {
  const foreign = figures.map(({ formular: form }) => form).filter((form) => !find(form));
  const named = all.toSorted((a, b) => a.bezeichnung.localeCompare(b.bezeichnung, 'de'));
  return {
    ansicht: view,
    konto: account,
    typ: type,
    ohne: [...new Set(foreign)],
    woerter: parseSearch(q),
    ordnung: sort || null,
    formulare: named.map(({ name }) => name),
  };
}
