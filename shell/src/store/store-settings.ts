import { readSecretFiles } from '@gm/shared/store/read-secret-files';
import { readS3Settings, type S3Settings } from '@gm/shared/store/s3-settings';

/** Names the bucket that the shells of a site share. */
export const RELEASES_S3 = 'RELEASES_S3';

/** Null: the releases are on this machine's disk. Throws with the names of the invalid variables. */
export function readStoreSettings(given: NodeJS.ProcessEnv): S3Settings | null {
  const { env, faults: unread } = readSecretFiles(given);
  const { settings, faults: wrong } = readS3Settings(env, RELEASES_S3);
  const faults = [...unread, ...wrong];
  if (faults.length > 0) throw new Error(`Configuration:\n${faults.join('\n')}`);
  return settings;
}
