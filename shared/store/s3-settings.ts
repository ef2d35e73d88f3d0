/** A bucket shared by the processes of a site. */
export interface S3Settings {
  /** Includes the bucket and an optional folder; without trailing slash. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Required by AWS; other providers accept it. */
const REGION = 'us-east-1';

function findFault(text: string): string | null {
  if (!URL.canParse(text)) return 'is no address';
  const { protocol, hostname, pathname, search, username } = new URL(text);
  // Content from there is executed or shown to everyone, so it must be protected in transit.
  if (protocol !== 'https:' && !(protocol === 'http:' && HERE.has(hostname))) return 'must begin with https://';
  if (search || username) return 'must be an address alone; the key has settings of its own';
  return /^(\/[\w.-]+)+\/?$/.test(pathname) ? null : 'must name a bucket: https://s3.example/bucket';
}

/**
 * Reads a bucket from the settings `<name>`, `<name>_REGION`, `<name>_KEY` and `<name>_SECRET`; null if not set.
 * `faults` has a line for each invalid or missing one.
 */
export function readS3Settings(
  env: NodeJS.ProcessEnv,
  name: string,
): { settings: S3Settings | null; faults: readonly string[] } {
  const url = env[name];
  if (!url) return { settings: null, faults: [] };
  const { [`${name}_KEY`]: key = '', [`${name}_SECRET`]: secret = '' } = env;
  const region = env[`${name}_REGION`] || REGION;
  const fault = findFault(url);
  const faults = [
    ...(fault ? [`${name}: ${fault}`] : []),
    ...(/^[\w-]+$/.test(region) ? [] : [`${name}_REGION: must be a word such as eu-central-1`]),
    ...(key ? [] : [`${name}_KEY: is missing`]),
    ...(secret ? [] : [`${name}_SECRET: is missing`]),
  ];
  return { settings: { url: url.replace(/\/$/, ''), region, key, secret }, faults };
}

/** Environment variables that pass the settings to another process. */
export const writeS3Settings = (settings: S3Settings | null, name: string): Record<string, string> =>
  settings
    ? {
        [name]: settings.url,
        [`${name}_REGION`]: settings.region,
        [`${name}_KEY`]: settings.key,
        [`${name}_SECRET`]: settings.secret,
      }
    : {};
