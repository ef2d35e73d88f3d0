import { createS3Objects, type ToFault } from '@gm/shared/store/s3-objects';
import type { S3Settings } from '@gm/shared/store/s3-settings';
import { Refusal } from '../registry/refusal.ts';
import { createDiskStore } from './disk-store.ts';
import { SharedStore } from './shared-store.ts';
import type { Store } from './store.ts';

/** In one sentence, for the team that delivers. */
export const refuse: ToFault = (predicate, options) => new Refusal(`the release store ${predicate}`, options);

/** @param dir folder the releases are served from: the store itself, or a copy of what `settings` name */
export function openStore(dir: string, settings: S3Settings | null): Store {
  return settings ? new SharedStore(dir, createS3Objects(settings, refuse)) : createDiskStore(dir);
}
