import { ANSICHTEN } from '@gm/shared/schemas/freigaben';
import { z } from 'zod';
import { FREIGABEARTEN } from '../../freigabearten.ts';
import { parseSuche } from '../suche/classify-eintrag.ts';
import type { Freigabefilter } from './freigabe-repository.ts';

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
