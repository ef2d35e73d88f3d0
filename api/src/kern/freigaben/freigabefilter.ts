import { ANSICHTEN } from '@gm/shared/schemas/freigaben';
import { z } from 'zod';
import { parseSuche } from '../suche/classify-eintrag.ts';
import type { Freigabefilter } from './freigabe-repository.ts';
import type { Freigabearten } from './freigabeart.ts';
import { FREIGABEORDNUNGEN } from './freigabeordnung.ts';

/** What the inbox and its export are narrowed down by; a wrong word stands for none. */
export const createFilterSchema = ({ alle }: Freigabearten) =>
  z.object({
    ansicht: z.enum(ANSICHTEN).catch('offen'),
    typ: z
      .enum(alle.map(({ name }) => name))
      .optional()
      .catch(undefined),
    q: z.string().max(200).default(''),
    sort: z.union([z.enum(FREIGABEORDNUNGEN), z.literal('')]).catch(''),
  });

type Filterangaben = z.output<ReturnType<typeof createFilterSchema>>;

/**
 * @param zahlen how many there are of each form: what no area takes is left out. The list is narrowed down by it only
 * where there are such rows, for it comes from an index that does not know the form.
 */
export function buildFilter(
  { ansicht, typ, q, sort }: Filterangaben,
  konto: number,
  { alle, find }: Freigabearten,
  zahlen: readonly { formular: string }[],
): Freigabefilter {
  const fremde = zahlen.map(({ formular }) => formular).filter((formular) => !find(formular));
  const benannte = alle.toSorted((a, b) => a.bezeichnung.localeCompare(b.bezeichnung, 'de'));
  return {
    ansicht,
    konto,
    typ,
    ohne: [...new Set(fremde)],
    woerter: parseSuche(q),
    ordnung: sort || null,
    formulare: benannte.map(({ name }) => name),
  };
}
