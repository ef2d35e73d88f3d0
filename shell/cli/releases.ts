/**
 * `npm run releases`: every remote with its versions, the current one marked.
 * `-- verify`: whether the journal is whole, knows every stored version, and every file is what it was.
 * `-- keys`: who may deliver; `-- keys new <name>`: a pair of keys; `-- keys take <file>`: who may from now on (`--code`: that of the second person); `-- token <remote>`: a token to deliver with.
 * `-- handover <template>… --from mf-a --to mf-b --out file --key file`: the word of one team; again with the other's key.
 */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createHandover, handoverSchema, signHandover } from '@gm/shared/bau/handover';
import { askSecondPerson, splitGeheimnisse } from '@gm/shared/befehle/ask-second-person';
import { createKey } from '@gm/shared/modul/cli/create-key';
import { readKeyFile } from '@gm/shared/modul/key-file';
import { readSecretFiles } from '@gm/shared/store/read-secret-files';
import { inviteReviewers } from '../src/registry/canary-link.ts';
import { readRegistry } from '../src/registry/registry-file.ts';
import { listVersions } from '../src/registry/release-store.ts';
import { findKeyFault, parseTrust, readTrust, trustPath, writeTrust } from '../src/registry/trust.ts';
import { verifyStore } from '../src/registry/verify-store.ts';
import { fail, listKnownRemotes, releasesDir, root, store } from './options.ts';

function listReleases(): void {
  const { current, previous, generation, canary } = readRegistry(releasesDir);
  console.log(`generation ${generation}`);
  for (const remote of listKnownRemotes()) {
    console.log(remote);
    for (const version of listVersions(releasesDir, remote)) {
      const mark = version === current[remote] ? '  current' : version === previous[remote]?.[0] ? '  before' : '';
      const isTried = canary?.remote === remote && canary.version === version;
      const trial = isTried
        ? `  for ${Math.round(canary.share * 100)} %, for reviewers ${inviteReviewers(canary)}`
        : '';
      console.log(`  ${version}${mark}${trial}`);
    }
  }
}

function listKeys(): void {
  const keys = Object.entries(readTrust(releasesDir).keys);
  if (keys.length === 0) console.log(`no key is trusted; ${trustPath(releasesDir)} names them`);
  for (const [name, key] of keys) {
    const fault = findKeyFault(key, new Date());
    console.log(`${name}  ${fault ?? `valid${key.until ? ` until ${key.until}` : ''}`}`);
    for (const [remote, { deliver, makeCurrent }] of Object.entries(key.remotes))
      console.log(`  ${remote}: ${makeCurrent ? 'may make current' : deliver ? 'may deliver' : 'nothing'}`);
  }
}

/**
 * What the file says counts from now on, in a store that several machines share, too. Who may deliver decides what runs on the
 * site: where a second person is named, that person has to agree.
 */
async function takeKeys(file: string | undefined, code: string | undefined): Promise<void> {
  if (!file) throw new Error('which file says whom to trust?');
  const trust = parseTrust(fs.readFileSync(file, 'utf8'));
  const { ZWEITE_PERSON = '', DATA_DIR = '.data' } = readSecretFiles(process.env).env;
  const second = { ZWEITE_PERSON: splitGeheimnisse(ZWEITE_PERSON), DATA_DIR: path.resolve(root, DATA_DIR) };
  await askSecondPerson(second, 'Wer dieser Website Module liefern darf, wird geändert.', code);
  await store.change((dir) => writeTrust(dir, trust));
  listKeys();
}

function createToken(remote: string | undefined): void {
  if (!remote?.startsWith('mf-')) throw new Error('a token is for one remote, e.g. mf-ferienprogramm');
  const token = randomBytes(32).toString('base64url');
  console.log(`token, for the team: ${token}`);
  console.log(`for the site: DELIVERY_TOKENS=${remote}=${createHash('sha256').update(token).digest('hex')}`);
}

function signWord(templates: string[], { from, to, out, key }: Record<string, string | undefined>): void {
  if (!out || !key) throw new Error('a hand-over needs --out and --key');
  const begin = () => {
    if (!from || !to || templates.length === 0) throw new Error('a hand-over needs templates, --from and --to');
    return createHandover({ templates, from, to, at: new Date().toISOString() });
  };
  const word = fs.existsSync(out) ? handoverSchema.parse(JSON.parse(fs.readFileSync(out, 'utf8'))) : begin();
  const signed = signHandover(word, readKeyFile(key));
  fs.writeFileSync(out, `${JSON.stringify(signed)}\n`);
  console.log(`${out}: ${signed.statement}\nsigned by ${signed.signatures.map((entry) => entry.key).join(', ')}`);
}

function verify(): void {
  const { lines, files, faults, underWay } = verifyStore(releasesDir);
  for (const fault of faults) console.error(fault);
  for (const version of underWay) console.log(`${version}: no line yet; it is being delivered, or that was broken off`);
  if (faults.length > 0) throw new Error(`${faults.length} faults`);
  console.log(`journal: ${lines} lines, whole; ${files} files, all as listed`);
}

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { out: text, from: text, to: text, key: text, code: text },
    allowPositionals: true,
  });
  const [command, first, ...rest] = positionals;
  await store.follow();
  if (command === undefined) listReleases();
  else if (command === 'keys' && first === 'new') createKey(rest[0], values.out, root);
  else if (command === 'keys' && first === 'take') await takeKeys(rest[0], values.code);
  else if (command === 'keys' && first === undefined) listKeys();
  else if (command === 'verify') verify();
  else if (command === 'token') createToken(first);
  else if (command === 'handover') signWord(first ? [first, ...rest] : [], values);
  else throw new Error(`${positionals.join(' ')}: there are verify, keys, keys new, keys take, token and handover`);
} catch (fault) {
  fail(fault);
}
