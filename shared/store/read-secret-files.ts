import { readFileSync } from 'node:fs';

/** Settings that nobody should find in the list of a machine's processes, or in the description of a container. */
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
  ...['DEMO_PASSWORT', 'DELIVERY_TOKENS', 'SENTRY_DSN', 'ZWEITE_PERSON'],
  ...['RELEASES', 'FILES', 'SICHERUNG'].flatMap((store) => [`${store}_S3_KEY`, `${store}_S3_SECRET`]),
]);

/**
 * Settings whose values lie in files: `FORM_SECRET_FILE=/run/secrets/form` is `FORM_SECRET` with what that file holds.
 * `faults` has a line for each file that cannot be read, is empty, or is named beside the setting itself.
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
