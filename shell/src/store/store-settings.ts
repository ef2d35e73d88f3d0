import { z } from 'zod';

/** A bucket that the shells of a site share. */
export interface S3Settings {
  /** With the bucket, and a folder in it where there is one; without a slash at the end. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

function findFault(text: string): string | null {
  if (!URL.canParse(text)) return 'is no address';
  const { protocol, hostname, pathname, search, username } = new URL(text);
  // What comes from there is run: nobody on the way may change it.
  if (protocol !== 'https:' && !(protocol === 'http:' && HERE.has(hostname))) return 'must begin with https://';
  if (search || username) return 'must be an address alone; the key has settings of its own';
  return /^(\/[\w.-]+)+\/?$/.test(pathname) ? null : 'must name a bucket: https://s3.example/bucket';
}

const schema = z.object({
  RELEASES_S3: z.string().superRefine((text, { addIssue }) => {
    const fault = findFault(text);
    if (fault) addIssue({ code: 'custom', message: fault });
  }),
  RELEASES_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1'),
  RELEASES_S3_KEY: z.string().min(1),
  RELEASES_S3_SECRET: z.string().min(1),
});

/** Null: the releases lie on this machine's disk. Throws with the names of the variables that are wrong. */
export function readStoreSettings(env: NodeJS.ProcessEnv): S3Settings | null {
  if (!env.RELEASES_S3) return null;
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`);
  const { RELEASES_S3, RELEASES_S3_REGION, RELEASES_S3_KEY, RELEASES_S3_SECRET } = parsed.data;
  const url = RELEASES_S3.replace(/\/$/, '');
  return { url, region: RELEASES_S3_REGION, key: RELEASES_S3_KEY, secret: RELEASES_S3_SECRET };
}

/** The same for a process of its own. */
export const writeStoreSettings = (settings: S3Settings | null): Record<string, string> =>
  settings
    ? {
        RELEASES_S3: settings.url,
        RELEASES_S3_REGION: settings.region,
        RELEASES_S3_KEY: settings.key,
        RELEASES_S3_SECRET: settings.secret,
      }
    : {};
