import { createContentRepository } from '../../../core/entries/content-repository.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createSearchRepository } from '../../../core/services/search/search-repository.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';

/** Notifies search and caches of a change of the programme. */
export async function announceProgram(trx: DataSource): Promise<void> {
  const lines = await createFerienprogrammRepository(trx).listSearchRows();
  await createSearchRepository(trx).replace('ferienprogramm', lines);
  await createContentRepository(trx).raiseStand();
}
