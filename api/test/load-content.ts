import type { Objects } from '@gm/shared/store/objects';
import { AREAS } from '../src/areas.ts';
import type { Area } from '../src/core/composition/area.ts';
import type { LoadResult } from '../src/core/content/publish/load-content.ts';
import { importContent } from '../src/core/editor/folder/import-content.ts';
import { createMemoryObjects } from './memory-objects.ts';
import type { TestDatabase } from './test-database.ts';

interface Circumstances {
  jetzt?: Date;
  /** Areas that are switched on; by default all. */
  bereiche?: readonly Area[];
  uploads?: Objects;
}

/** Replaces the content with a content folder. */
export async function loadContent(
  db: TestDatabase['db'],
  folder: string,
  { jetzt: now = new Date(), bereiche: areas = AREAS, uploads = createMemoryObjects() }: Circumstances = {},
): Promise<LoadResult> {
  const result = await importContent(db, {
    ordner: folder,
    bereiche: areas,
    alle: AREAS,
    uploads,
    jetzt: now,
    ersetzen: true,
  });
  if (!result) throw new Error('What may be replaced is never left alone');
  return result;
}
