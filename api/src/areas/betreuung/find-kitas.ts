import { type Kita, kitaSchema } from '@gm/shared/areas/betreuung/kita';
import { z } from 'zod';
import { createPageRepository } from '../../core/entries/page-repository.ts';
import type { DataSource } from '../../core/platform/database/database.ts';

const contextSchema = z.object({ kitas: z.array(kitaSchema) });

/** The centres from the form's block; empty with pages from another CMS. */
export async function findKitas(db: DataSource): Promise<Kita[]> {
  const block = await createPageRepository(db).findBlock('kitavormerkung');
  return contextSchema.safeParse(block?.context).data?.kitas ?? [];
}
