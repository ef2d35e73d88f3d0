/**
 * Which keys may deliver which remotes: a list of the operator, outside of folders that the shell writes
 * (docs/decisions/083-the-trust-list-and-the-secrets-of-each-process.md). It is valid while its hash matches the last
 * journal line about it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import { keyNameSchema, type Signature, verifyBytes } from '@gm/shared/build/signature';
import { z } from 'zod';
import { readIfThere } from '../base/read-if-there.ts';
import { replaceFile } from '../base/replace-file.ts';
import { readJournal, writeJournal } from './journal.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

const rights = z.strictObject({ deliver: z.boolean(), makeCurrent: z.boolean() });

const trustedKey = z.strictObject({
  /** SPKI, base64, as `npm run releases -- keys new` prints it. */
  publicKey: z.base64(),
  /** Remote → rights of the key; `*` means every remote. */
  remotes: z.record(z.string(), rights),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** Time from which nothing it signed is accepted any more. */
  revoked: z.iso.datetime().optional(),
});
export type TrustedKey = z.infer<typeof trustedKey>;

const trustSchema = z.strictObject({
  keys: z.record(keyNameSchema, trustedKey),
  /** Remote → limit in bytes of a template's packed scripts and styles. */
  budgets: z.record(z.string(), z.number().int().positive()).optional(),
});
export type Trust = z.infer<typeof trustSchema>;

/**
 * Path of the list: `RELEASES_TRUST`, else next to the release store, which the shell writes and must not determine it.
 */
export const trustPath = (releasesDir: string, setting?: string): string =>
  path.resolve(setting || `${path.resolve(releasesDir)}-trust.json`);

function parseTrust(text: string, file: string): Trust {
  try {
    return trustSchema.parse(JSON.parse(text));
  } catch (cause) {
    const [issue] = cause instanceof z.ZodError ? cause.issues : [];
    const reason = issue ? `${issue.path.join('.')}: ${issue.message}` : (cause as Error).message;
    throw new Error(`${file} is no list of trusted keys: ${reason}`, { cause });
  }
}

/** Throws one sentence that names the file when it is missing, unreadable or damaged. */
export const readTrustFile = (file: string): Trust => parseTrust(fs.readFileSync(file, 'utf8'), file);

const hashText = (text: string) => hashFile(Buffer.from(text));

/** Hash of the valid list according to the journal; undefined where no line names one. */
const findKnownHash = (releasesDir: string): string | undefined =>
  readJournal(releasesDir).entries.findLast(({ what }) => what === 'trust')?.integrity;

/** Former path of the list. */
const findFormer = (releasesDir: string) => path.join(releasesDir, 'trust.json');

/** The parts of a store that trust needs. */
export interface TrustingStore {
  dir: string;
  trustFile: string;
}

/**
 * Why the list is not valid, in one sentence; null when it matches the journal, or when there is none.
 * @param journalDir folder of the journal; another one while a shared store is being changed
 */
export function findTrustFault({ dir, trustFile }: TrustingStore, journalDir = dir): string | null {
  const text = readIfThere(trustFile)?.toString() ?? null;
  const known = findKnownHash(journalDir);
  const take = (file = '') => `npm run releases -- keys take${file && ` ${file}`}`;
  const former = findFormer(dir);
  if (text === null && fs.existsSync(former))
    return `the list of trusted keys belongs at ${trustFile} now and counts no more at ${former}: ${take(former)} moves it`;
  if (text === null)
    return known ? `the list of trusted keys is missing at ${trustFile}: ${take('<file>')} brings it in` : null;
  if (hashText(text) === known) return null;
  const how = known ? 'was changed by hand or is not that of the other machines' : 'was laid there by hand';
  return `the list of trusted keys at ${trustFile} ${how}: ${take()} accepts it`;
}

function mayWrite(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Warnings of a serving process about the list, e.g. that it is next to the store and not protected separately. */
export function listTrustFaults(store: TrustingStore): string[] {
  const fault = findTrustFault(store);
  const { dir, trustFile } = store;
  const isOwn = trustFile !== trustPath(dir) && [trustFile, path.dirname(trustFile)].some(mayWrite);
  const open = `this process may write its list of trusted keys (${trustFile}), which belongs to the operator`;
  return [...(fault ? [fault] : []), ...(isOwn ? [open] : [])];
}

/** Without a list no key is trusted. Throws when it does not match the journal, or is damaged. */
export function readTrust(store: TrustingStore, journalDir?: string): Trust {
  const fault = findTrustFault(store, journalDir);
  if (fault) throw new Refusal(fault);
  const text = readIfThere(store.trustFile);
  return text ? parseTrust(text.toString(), store.trustFile) : { keys: {} };
}

/** Activates the list with a line in the journal; `null`: the one in the file. */
export async function takeTrust(store: Store, given: Trust | null): Promise<void> {
  if (given) {
    fs.mkdirSync(path.dirname(store.trustFile), { recursive: true });
    replaceFile(store.trustFile, `${JSON.stringify(given, null, 2)}\n`);
  }
  const text = fs.readFileSync(store.trustFile, 'utf8');
  const names = Object.keys(parseTrust(text, store.trustFile).keys);
  const integrity = hashText(text);
  await store.change((dir) => {
    if (findKnownHash(dir) === integrity) return;
    const reason = names.length > 0 ? `trusted from now on: ${names.join(', ')}` : 'nobody is trusted from now on';
    writeJournal(dir, { what: 'trust', remote: '', version: '', key: null, reason, integrity });
  });
  fs.rmSync(findFormer(store.dir), { force: true });
}

/** Unsigned releases are for a developer's machine only: never with a real database or a running site. */
export function allowsUnsigned({
  DATABASE_URL,
  DATABASE_URL_FILE,
  NODE_ENV,
  RELEASES_UNSIGNED,
}: NodeJS.ProcessEnv): boolean {
  return !DATABASE_URL && !DATABASE_URL_FILE && NODE_ENV !== 'production' && RELEASES_UNSIGNED !== '0';
}

/** Why a key is invalid now; null when it is valid. */
export function findKeyFault({ from, until, revoked }: TrustedKey, now: Date): string | null {
  if (revoked) return `is revoked since ${revoked}`;
  if (from && now < new Date(from)) return `is valid from ${from}`;
  if (until && now > new Date(until)) return `was valid until ${until}`;
  return null;
}

/**
 * Throws unless `signature` over `bytes` comes from a key that may deliver for `remote` now. Returns the rights of the
 * key.
 */
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
