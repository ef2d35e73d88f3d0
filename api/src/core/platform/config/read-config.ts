import { readSecretFiles } from '@gm/shared/store/read-secret-files';
import { readS3Settings } from '@gm/shared/store/s3-settings';
import createEnglish from 'zod/v4/locales/en.js';
import { type Config, environmentSchema } from './config.ts';

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value);

type Bucket = ReturnType<typeof readS3Settings>;

/** Settings that must be equal on all machines; with a single machine the first process generates them. */
const COMMON = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'PUSH_TOKEN'] as const;

function listMissing(environment: Readonly<Record<string, unknown>>): string[] {
  const alone = environment.DATABASE_READ_URL && !environment.DATABASE_URL;
  const missing = environment.FILES_S3 ? COMMON.filter((name) => !environment[name]) : [];
  return [
    ...(alone ? ['DATABASE_URL: is missing; DATABASE_READ_URL is a standby of it'] : []),
    ...missing.map((name) => `${name}: is missing; with FILES_S3 all machines need the same`),
  ];
}

/** Reads the settings; an empty variable counts as unset. Throws an error that lists every invalid variable. */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const { env: environment, faults: unread } = readSecretFiles(given);
  const set = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, emptyIsUnset(value)]));
  const result = environmentSchema.safeParse(
    { ...set, SITE_URL: set.SITE_URL ?? set.PUBLIC_URL },
    // Forms of visitors have made German the default.
    { error: createEnglish().localeError },
  );
  const [files, backups, releases] = ['FILES_S3', 'BACKUP_S3', 'RELEASES_S3'].map((name) =>
    readS3Settings(environment, name),
  ) as [Bucket, Bucket, Bucket];
  const faults = [
    ...unread,
    ...(result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...[files, backups, releases].flatMap((bucket) => bucket.faults),
    ...listMissing(set),
  ];
  if (!result.success || faults.length > 0) throw new Error(`Settings are wrong:\n  ${faults.join('\n  ')}`);
  const DEMO = result.data.DEMO ?? !result.data.DATABASE_URL;
  return {
    ...result.data,
    DEMO,
    LINK_CHECK: result.data.LINK_CHECK ?? !DEMO,
    files: files.settings,
    sicherungen: backups.settings,
    releases: releases.settings,
  };
}
