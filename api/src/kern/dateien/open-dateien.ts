import { join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import { inFolder } from '@gm/shared/store/in-folder';
import type { Objects } from '@gm/shared/store/objects';
import { createS3Objects, type ToFault } from '@gm/shared/store/s3-objects';
import { type Config, getUploadsFolder } from '../betrieb/config.ts';

export type Ablageort = Pick<Config, 'DATA_DIR' | 'files'>;

/** Where files lie that more than this process has to find. */
export interface Dateien {
  /** Pictures: those that residents and editors sent, and those of the content. */
  uploads: Objects;
  /** Notes of what was erased: they outlive the database. */
  geloeschtes: Objects;
  /** What other machines made and brought; null where this one is all. */
  gemeinsam: {
    /** Pictures in other sizes. */
    bilder: Objects;
  } | null;
}

/** Seconds after which another try may succeed. */
const RETRY_AFTER = 30;

const toFault: ToFault = (predicate, options) =>
  new AppError(
    'nicht_bereit',
    'Bilder können gerade weder gespeichert noch gezeigt werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    { cause: new Error(`the store of files ${predicate}`, options), retryAfter: RETRY_AFTER },
  );

/** The bucket of `FILES_S3`, else `DATA_DIR`. */
export function openDateien(config: Ablageort): Dateien {
  if (!config.files) {
    const geloeschtes = createDiskObjects(join(config.DATA_DIR, 'geloeschtes'));
    return { uploads: createDiskObjects(getUploadsFolder(config)), geloeschtes, gemeinsam: null };
  }
  const bucket = createS3Objects(config.files, toFault);
  return {
    uploads: inFolder(bucket, 'uploads'),
    geloeschtes: inFolder(bucket, 'geloeschtes'),
    gemeinsam: { bilder: inFolder(bucket, 'bilder') },
  };
}

/** What the file holds. Throws `nicht_gefunden` when it is gone. */
export async function readDatei(uploads: Objects, name: string): Promise<Buffer> {
  const datei = await uploads.read(name);
  if (!datei) throw new AppError('nicht_gefunden', 'Dieses Bild gibt es nicht mehr.');
  return datei.bytes;
}

/** Stores it under a name that nothing else ever has. Throws when it cannot. */
export async function storeDatei(uploads: Objects, name: string, bytes: Uint8Array): Promise<void> {
  if (await uploads.writeNew(name, bytes)) return;
  // It may have been done by a try whose answer got lost.
  const found = await uploads.read(name);
  if (!found?.bytes.equals(bytes)) throw new Error(`There is another file of the name ${name}`);
}
