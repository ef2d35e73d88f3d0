import { join } from 'node:path';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import type { Objects } from '@gm/shared/store/objects';
import type { DataSource } from '../../platform/database/database.ts';
import { openFiles, type StorageLocation } from '../../platform/files/open-files.ts';
import { getUpload } from '../images/image-service.ts';
import { createFileRepository } from './file-repository.ts';

/**
 * Deletes unreferenced files: those of requests whose transaction failed, of rows deleted while the store was
 * unavailable, and variants of deleted pictures. A file must be unreferenced in two consecutive runs, because a request
 * may be storing it right now.
 */
export function createSweep(db: DataSource, config: StorageLocation): () => Promise<void> {
  const { uploads, gemeinsam: shared } = openFiles(config);
  const places: ReadonlyMap<string, Objects> = new Map([
    ['uploads', uploads],
    ['varianten', createDiskObjects(join(config.DATA_DIR, 'bilder'))],
    ...(shared ? Object.entries(shared) : []),
  ]);
  let suspects = new Set<string>();

  return async () => {
    // List files before rows: files added meanwhile are not in the list.
    const files = new Map<string, string[]>();
    for (const [place, objects] of places) files.set(place, await objects.list(''));
    const { bilder: images, dateien: storedFiles } = await createFileRepository(db).listNeeded();
    const isNeeded = (place: string, file: string) => {
      if (place === 'uploads') return storedFiles.has(file) || storedFiles.has(getUpload(file));
      // `<version of the encoder>/<id>/<width>.<format>`
      return images.has(file.split('/')[1] ?? '');
    };
    const found = new Set<string>();
    for (const [place, objects] of places) {
      for (const file of files.get(place) ?? []) {
        if (isNeeded(place, file)) continue;
        const suspect = `${place}/${file}`;
        if (suspects.has(suspect)) await objects.remove(file);
        else found.add(suspect);
      }
    }
    suspects = found;
  };
}
