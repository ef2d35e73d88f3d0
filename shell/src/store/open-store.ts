import { createDiskStore } from './disk-store.ts';
import { createS3Objects } from './s3-objects.ts';
import { SharedStore } from './shared-store.ts';
import type { Store } from './store.ts';
import type { S3Settings } from './store-settings.ts';

/** @param dir folder the releases are served from: the store itself, or a copy of what `settings` name */
export function openStore(dir: string, settings: S3Settings | null): Store {
  return settings ? new SharedStore(dir, createS3Objects(settings)) : createDiskStore(dir);
}
