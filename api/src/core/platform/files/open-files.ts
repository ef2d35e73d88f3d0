import { join } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import { inFolder } from '@gm/shared/store/in-folder';
import type { Objects } from '@gm/shared/store/objects';
import { createS3Objects, type ToFault } from '@gm/shared/store/s3-objects';
import { type Config, getUploadsFolder } from '../config/config.ts';

export type StorageLocation = Pick<Config, 'DATA_DIR' | 'files'>;

/** File storage, shared between machines if configured. */
export interface Files {
  /** Pictures from residents and editors, and those of the content. */
  uploads: Objects;
  /** Records of deletions, which outlive the database for restores. */
  geloeschtes: Objects;
  /** When a backup and its rehearsal last succeeded. */
  backupSuccesses: Objects;
  /** Results shared between machines; null with a single machine. */
  gemeinsam: {
    /** Scaled pictures. */
    bilder: Objects;
  } | null;
}

/** Seconds until a retry may succeed. */
const RETRY_AFTER = 30;

const toFault: ToFault = (predicate, options) =>
  new AppError(
    'nicht_bereit',
    'Bilder können gerade weder gespeichert noch gezeigt werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    { cause: new Error(`the store of files ${predicate}`, options), retryAfter: RETRY_AFTER },
  );

/** The bucket of `FILES_S3`, otherwise `DATA_DIR`. */
export function openFiles(config: StorageLocation): Files {
  if (!config.files) {
    const deleted = createDiskObjects(join(config.DATA_DIR, 'geloeschtes'));
    const backupSuccesses = createDiskObjects(join(config.DATA_DIR, 'backup-successes'));
    return {
      uploads: createDiskObjects(getUploadsFolder(config)),
      geloeschtes: deleted,
      backupSuccesses,
      gemeinsam: null,
    };
  }
  const bucket = createS3Objects(config.files, toFault);
  return {
    uploads: inFolder(bucket, 'uploads'),
    geloeschtes: inFolder(bucket, 'geloeschtes'),
    backupSuccesses: inFolder(bucket, 'backup-successes'),
    gemeinsam: { bilder: inFolder(bucket, 'bilder') },
  };
}

/** Reads a file. Throws `nicht_gefunden` if it does not exist. */
export async function readFile(uploads: Objects, name: string): Promise<Buffer> {
  const file = await uploads.read(name);
  if (!file) throw new AppError('nicht_gefunden', 'Dieses Bild gibt es nicht mehr.');
  return file.bytes;
}

/** Stores a file under a unique name. Throws on failure. */
export async function storeFile(uploads: Objects, name: string, bytes: Uint8Array): Promise<void> {
  if (await uploads.writeNew(name, bytes)) return;
  // An earlier attempt with a lost response may have stored it.
  const found = await uploads.read(name);
  if (!found?.bytes.equals(bytes)) throw new Error(`There is another file of the name ${name}`);
}
