/** Which keys may deliver what: `vertrauen.json` in the release store, written by whoever runs the site. */
import fs from 'node:fs';
import path from 'node:path';
import { keyNameSchema, type Signature, verifyBytes } from '@gm/shared/bau/signature';
import { z } from 'zod';
import { Refusal } from './refusal.ts';
import { replaceFile } from './replace-file.ts';

const rights = z.strictObject({ deliver: z.boolean(), makeCurrent: z.boolean() });

const trustedKey = z.strictObject({
  /** SPKI, base64, as `npm run releases -- keys new` prints it. */
  publicKey: z.base64(),
  /** Remote → what the key may; `*` means every remote. */
  remotes: z.record(z.string(), rights),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** Since when nothing it signed is taken any more. */
  revoked: z.iso.datetime().optional(),
});
export type TrustedKey = z.infer<typeof trustedKey>;

const trustSchema = z.strictObject({
  keys: z.record(keyNameSchema, trustedKey),
  /** Remote → bytes of packed scripts and styles that one of its templates may have. */
  budgets: z.record(z.string(), z.number().int().positive()).optional(),
});
export type Trust = z.infer<typeof trustSchema>;

export function trustPath(releasesDir: string): string {
  return path.join(releasesDir, 'vertrauen.json');
}

/** Throws when the text is damaged. */
export const parseTrust = (text: string): Trust => trustSchema.parse(JSON.parse(text));

/** Nobody is trusted where there is no file. Throws when it is damaged. */
export function readTrust(releasesDir: string): Trust {
  const file = trustPath(releasesDir);
  return fs.existsSync(file) ? parseTrust(fs.readFileSync(file, 'utf8')) : { keys: {} };
}

export function writeTrust(releasesDir: string, trust: Trust): void {
  fs.mkdirSync(releasesDir, { recursive: true });
  replaceFile(trustPath(releasesDir), `${JSON.stringify(trust, null, 2)}\n`);
}

/** Unsigned releases are for one's own machine: never where a real database or a running site is. */
export function allowsUnsigned({
  DATABASE_URL,
  DATABASE_URL_FILE,
  NODE_ENV,
  RELEASES_UNSIGNED,
}: NodeJS.ProcessEnv): boolean {
  return !DATABASE_URL && !DATABASE_URL_FILE && NODE_ENV !== 'production' && RELEASES_UNSIGNED !== '0';
}

/** Why a key counts for nothing now; null when it counts. */
export function findKeyFault({ from, until, revoked }: TrustedKey, now: Date): string | null {
  if (revoked) return `is revoked since ${revoked}`;
  if (from && now < new Date(from)) return `is valid from ${from}`;
  if (until && now > new Date(until)) return `was valid until ${until}`;
  return null;
}

/** Throws unless `signature` over `bytes` is of a key that may deliver for `remote` now. Returns what the key may. */
export function verifySignature(
  trust: Trust,
  remote: string,
  bytes: Uint8Array,
  signature: Signature,
  now: Date,
): z.infer<typeof rights> {
  const { key } = signature;
  const trusted = trust.keys[key];
  if (!trusted) throw new Refusal(`key ${key} is not known here`);
  const fault = findKeyFault(trusted, now);
  if (fault) throw new Refusal(`key ${key} ${fault}`);
  const granted = trusted.remotes[remote] ?? trusted.remotes['*'];
  if (!granted?.deliver) throw new Refusal(`key ${key} may not deliver ${remote}`);
  if (!verifyBytes(bytes, signature, trusted.publicKey)) throw new Refusal(`signature is not of key ${key}`);
  return granted;
}
