import type { DataSource } from '../../../core/platform/database/database.ts';
import { getVersion } from './build-import-lines.ts';
import { createCouncilImportRepository } from './council-import-repository.ts';
import type { ImportObject } from './oparl-objects.ts';

/** Concurrent downloads. */
const SIMULTANEOUS = 4;

/**
 * Extracts the text of files that have none, for the search. Changed files are downloaded again. Returns the URLs of
 * unreadable files, which keep their earlier text.
 */
export async function completeTexts(
  db: DataSource,
  files: ReadonlyMap<string, ImportObject<'file'>>,
  fetchText: (address: string) => Promise<string>,
): Promise<string[]> {
  const without = [...files.values()].filter(
    ({ text, deleted, mimeType = 'application/pdf' }) => !text && !deleted && mimeType === 'application/pdf',
  );
  const known = await createCouncilImportRepository(db).readFiles(without.map(({ id }) => id));
  const open = without.filter((file) => {
    const bekannt = known.get(file.id);
    const version = getVersion(file);
    if (version !== undefined) return version !== bekannt?.fassung;
    return !bekannt?.text || file.accessUrl !== bekannt.adresse;
  });
  const unreadable: string[] = [];
  const work = async () => {
    for (let file = open.shift(); file; file = open.shift()) {
      if (!file.accessUrl) continue;
      try {
        file.text = await fetchText(file.accessUrl);
      } catch {
        unreadable.push(file.accessUrl);
      }
    }
  };
  await Promise.all(Array.from({ length: SIMULTANEOUS }, work));
  return unreadable;
}
