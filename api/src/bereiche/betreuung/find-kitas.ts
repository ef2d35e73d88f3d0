import { type Kita, kitaSchema } from '@gm/shared/bereiche/betreuung/kita';
import { z } from 'zod';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createSeitenRepository } from '../../kern/inhalt/seiten-repository.ts';

const kontextSchema = z.object({ kitas: z.array(kitaSchema) });

/** The centres an editor put into the form's block; none on a site whose pages come from elsewhere. */
export async function findKitas(db: Datenquelle): Promise<Kita[]> {
  const block = await createSeitenRepository(db).findBlock('kitavormerkung');
  return kontextSchema.safeParse(block?.context).data?.kitas ?? [];
}
