import { createS3Objects, type ToFault } from '@gm/shared/store/s3-objects';
import type { S3Settings } from '@gm/shared/store/s3-settings';
import { createDiskStore } from './disk-store.ts';
import { Refusal } from './refusal.ts';
import { SharedStore } from './shared-store.ts';
import type { Store } from './store.ts';
import { trustPath } from './trust.ts';

/** In one sentence, for the delivering team. */
export const refuse: ToFault = (predicate, options) => new Refusal(`the release store ${predicate}`, options);

/**
 * @param dir folder from which releases are served: the store itself, or a copy of the one that `settings` name
 * @param trustFile value of `RELEASES_TRUST`
 */
export function openStore(dir: string, settings: S3Settings | null, trustFile?: string): Store {
  const file = trustPath(dir, trustFile);
  return settings ? new SharedStore(dir, createS3Objects(settings, refuse), file) : createDiskStore(dir, file);
}
