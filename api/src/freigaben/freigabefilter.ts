import { ANSICHTEN } from '@gm/shared/schemas/freigaben';
import { z } from 'zod';
import { parseSuche } from '../branchenverzeichnis/classify-eintrag.ts';
import type { Freigabefilter } from '../daten/freigabe-repository.ts';
import { FREIGABEARTEN } from './freigabearten.ts';

/** What the inbox and its export are narrowed down by; a wrong word stands for none. */
export const filterSchema = z.object({
  ansicht: z.enum(ANSICHTEN).catch('offen'),
  typ: z
    .enum(FREIGABEARTEN.map(({ name }) => name))
    .optional()
    .catch(undefined),
  q: z.string().max(200).default(''),
});

export const buildFilter = ({ ansicht, typ, q }: z.output<typeof filterSchema>, konto: number): Freigabefilter => ({
  ansicht,
  konto,
  typ,
  woerter: parseSuche(q),
});
