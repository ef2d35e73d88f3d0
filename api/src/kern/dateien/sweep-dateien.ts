import { join } from 'node:path';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import type { Objects } from '@gm/shared/store/objects';
import { getUpload } from '../bilder/bild-dienst.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createDateiRepository } from './datei-repository.ts';
import { type Ablageort, openDateien } from './open-dateien.ts';

/**
 * Takes away files that no row names: those of a request whose transaction failed, of what was erased while the store was
 * away, and what was made of an erased picture. A file goes when two calls in a row find it so: somebody may just be
 * storing it.
 */
export function createSweep(db: Datenquelle, config: Ablageort): () => Promise<void> {
  const { uploads, gemeinsam } = openDateien(config);
  const places: ReadonlyMap<string, Objects> = new Map([
    ['uploads', uploads],
    ['varianten', createDiskObjects(join(config.DATA_DIR, 'bilder'))],
    ...(gemeinsam ? Object.entries(gemeinsam) : []),
  ]);
  let suspects = new Set<string>();

  return async () => {
    // Before the rows: what comes meanwhile is not in the lists.
    const files = new Map<string, string[]>();
    for (const [place, objects] of places) files.set(place, await objects.list(''));
    const { bilder, dateien } = await createDateiRepository(db).listNeeded();
    const isNeeded = (place: string, file: string) => {
      if (place === 'uploads') return dateien.has(file) || dateien.has(getUpload(file));
      // `<version of the encoder>/<id>/<width>.<format>`
      return bilder.has(file.split('/')[1] ?? '');
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
