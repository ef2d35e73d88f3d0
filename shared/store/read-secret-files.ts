import { readFileSync } from 'node:fs';

/** Secrets, which must not appear in process lists or container descriptions. */
const SECRETS = new Set([
  ...[
    'DATABASE_URL',
    'DATABASE_STANDBY',
    'DATABASE_READ_URL',
    'SMTP_URL',
    'FORM_SECRET',
    'VAPID_PRIVATE_KEY',
    'PUSH_TOKEN',
  ],
  ...['DEMO_PASSWORD', 'DELIVERY_TOKENS', 'SENTRY_DSN', 'SECOND_PERSON'],
  ...['RELEASES', 'FILES', 'BACKUP'].flatMap((store) => [`${store}_S3_KEY`, `${store}_S3_SECRET`]),
]);

/**
 * Reads settings from files: `FORM_SECRET_FILE=/run/secrets/form` sets `FORM_SECRET` to the file's content. `faults`
 * has a line for each file that is unreadable, empty, or given in addition to the setting itself.
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; faults: readonly string[] } {
  const read: Record<string, string> = {};
  const faults: string[] = [];
  for (const [variable, file] of Object.entries(env)) {
    const name = variable.replace(/_FILE$/, '');
    if (name === variable || !SECRETS.has(name) || !file) continue;
    if (env[name]) {
      faults.push(`${variable}: ${name} is set as well`);
      continue;
    }
    try {
      const value = readFileSync(file, 'utf8').trim();
      if (value) read[name] = value;
      else faults.push(`${variable}: ${file} is empty`);
    } catch (error) {
      faults.push(`${variable}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { env: { ...env, ...read }, faults };
}
