import { readSecretFiles } from '@gm/shared/store/read-secret-files';
import { readS3Settings } from '@gm/shared/store/s3-settings';
import { type Config, umgebungSchema } from './config.ts';

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value);

type Bucket = ReturnType<typeof readS3Settings>;

/** What every machine has to have the same, and is made by the first process where one machine is all. */
const COMMON = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'PUSH_TOKEN'] as const;

function listMissing(environment: Readonly<Record<string, unknown>>): string[] {
  const alone = environment.DATABASE_READ_URL && !environment.DATABASE_URL;
  const missing = environment.FILES_S3 ? COMMON.filter((name) => !environment[name]) : [];
  return [
    ...(alone ? ['DATABASE_URL: is missing; DATABASE_READ_URL is a standby of it'] : []),
    ...missing.map((name) => `${name}: is missing; with FILES_S3 all machines need the same`),
  ];
}

/** Reads the settings; an empty variable counts as not set. Throws an error that names every wrong variable. */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const { env: environment, faults: unread } = readSecretFiles(given);
  const gesetzt = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, emptyIsUnset(value)]));
  const result = umgebungSchema.safeParse({ ...gesetzt, SITE_URL: gesetzt.SITE_URL ?? gesetzt.PUBLIC_URL });
  const [files, sicherungen, releases] = ['FILES_S3', 'SICHERUNG_S3', 'RELEASES_S3'].map((name) =>
    readS3Settings(environment, name),
  ) as [Bucket, Bucket, Bucket];
  const faults = [
    ...unread,
    ...(result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...[files, sicherungen, releases].flatMap((bucket) => bucket.faults),
    ...listMissing(gesetzt),
  ];
  if (!result.success || faults.length > 0) throw new Error(`Settings are wrong:\n  ${faults.join('\n  ')}`);
  const DEMO = result.data.DEMO ?? !result.data.DATABASE_URL;
  return {
    ...result.data,
    DEMO,
    LINKS_PRUEFEN: result.data.LINKS_PRUEFEN ?? !DEMO,
    files: files.settings,
    sicherungen: sicherungen.settings,
    releases: releases.settings,
  };
}
