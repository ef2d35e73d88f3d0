import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import type { Objects } from '@gm/shared/store/objects';
import { createS3Objects } from '@gm/shared/store/s3-objects';
import type { S3Settings } from '@gm/shared/store/s3-settings';
import type { Config } from '../betrieb/config.ts';
import { openDateien } from '../dateien/open-dateien.ts';
import type { Eintrag } from './pack-sicherung.ts';

const open = (bucket: S3Settings | null, dir: string, what: string): Objects =>
  bucket
    ? createS3Objects(bucket, (predicate, options) => new Error(`the store of ${what} ${predicate}`, options))
    : createDiskObjects(dir);

/** Where backups lie. */
export const openZiel = (config: Config): Objects => open(config.sicherungen, config.SICHERUNG_ZIEL, 'backups');

/** Pointers of releases are read first: what they name is there then, for it never changes. */
const DOCUMENTS = ['pointer.json', 'registry.json', 'vertrauen.json', 'journal.jsonl', 'host.json'];

/** Secrets that the processes made for themselves; set in the environment they are the operator's to keep. */
const SECRETS = ['push.json', 'form-secret'];

interface Ort {
  objects: Objects;
  /** What is gone when its turn comes is a fault here, not an erasure. */
  isWhole: boolean;
  first: readonly string[];
}

/** All that belongs to a site besides its database, by the folder of the archive it is in. */
export function listOrte(config: Config): Record<'uploads' | 'releases', Ort> {
  return {
    uploads: { objects: openDateien(config).uploads, isWhole: false, first: [] },
    releases: { objects: open(config.releases, config.RELEASES_DIR, 'releases'), isWhole: true, first: DOCUMENTS },
  };
}

async function* listEintraege(folder: string, { objects, isWhole, first }: Ort): AsyncGenerator<Eintrag> {
  const documents = new Map<string, Buffer>();
  for (const name of first) {
    const found = await objects.read(name);
    if (found) documents.set(name, found.bytes);
  }
  for (const name of await objects.list('')) {
    // What begins with a dot is on its way and is nobody's yet.
    if (documents.has(name) || name.startsWith('.')) continue;
    yield {
      name: `${folder}/${name}`,
      async read() {
        const found = await objects.read(name);
        if (!found && isWhole)
          throw new AppError('konflikt', `Während der Sicherung hat sich etwas geändert (${name}). Bitte noch einmal.`);
        return found?.bytes ?? null;
      },
    };
  }
  for (const [name, bytes] of documents) yield { name: `${folder}/${name}`, read: () => bytes };
}

/** Every file of the site. */
export async function* listDateien(config: Config): AsyncGenerator<Eintrag> {
  for (const [folder, ort] of Object.entries(listOrte(config))) yield* listEintraege(folder, ort);
  for (const name of SECRETS) {
    yield { name: `geheimnisse/${name}`, read: () => readFile(join(config.DATA_DIR, name)).catch(() => null) };
  }
}
