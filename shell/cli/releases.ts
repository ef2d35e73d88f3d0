/** `npm run releases -- …`: the versions of the remotes, who may deliver them, and their journal. */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createHandover, handoverSchema, signHandover } from '@gm/shared/build/handover';
import { askSecondPerson, splitSecrets } from '@gm/shared/cli/ask-second-person';
import { runCommand } from '@gm/shared/cli/run-command';
import { createKey } from '@gm/shared/kit/cli/create-key';
import { readKeyFile } from '@gm/shared/kit/key-file';
import { readSecretFiles } from '@gm/shared/store/read-secret-files';
import { z } from 'zod';
import { verifyStore } from '../src/registry/verify-store.ts';
import { inviteReviewers } from '../src/store/canary-link.ts';
import { readRegistry } from '../src/store/registry-file.ts';
import { listVersions } from '../src/store/release-store.ts';
import { findKeyFault, readTrust, readTrustFile, takeTrust } from '../src/store/trust.ts';
import { changeVersion } from './change-version.ts';
import { listKnownRemotes, releasesDir, root, store } from './options.ts';
import { findTeam } from './signer.ts';

const HELP = `Usage: npm run releases -- [command]

                     lists every remote with its versions and marks the current one
  verify             checks that the journal is complete and no file of a release has changed
  keys               lists who may deliver
  keys new <name>    creates a key pair; --out <file> for the secret part
  keys take [file]   activates a list of keys, without a file the one written by hand;
                     --code <code> of the second person, instead of typing it
  token <remote>     creates a token for deliveries
  save <file>        records which versions are current
  set <file>         activates them again, except where a team has delivered since
  handover <template>… --from <remote> --to <remote> --out <file> --key <file>
                     signs a transfer of templates for one team; a second call with the other team's key completes it`;

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
  const keys = Object.entries(readTrust(store).keys);
  if (keys.length === 0) console.log(`no key is trusted; ${store.trustFile} names them`);
  for (const [name, key] of keys) {
    const fault = findKeyFault(key, new Date());
    console.log(`${name}  ${fault ?? `valid${key.until ? ` until ${key.until}` : ''}`}`);
    for (const [remote, { deliver, makeCurrent }] of Object.entries(key.remotes))
      console.log(`  ${remote}: ${makeCurrent ? 'may make current' : deliver ? 'may deliver' : 'nothing'}`);
  }
}

/**
 * Activates the list of keys in the file on this machine; other machines that share the store need the same file.
 * Without a file the manually written list applies. These keys decide whose code runs on the site, so a second person
 * has to agree where one is named.
 */
async function takeKeys(file: string | undefined, code: string | undefined): Promise<void> {
  if (!file && !fs.existsSync(store.trustFile)) throw new Error('which file says whom to trust?');
  const trust = file ? readTrustFile(path.resolve(process.env.INIT_CWD ?? '', file)) : null;
  const { SECOND_PERSON = '', DATA_DIR = '.data' } = readSecretFiles(process.env).env;
  const second = { SECOND_PERSON: splitSecrets(SECOND_PERSON), DATA_DIR: path.resolve(root, DATA_DIR) };
  await askSecondPerson(second, 'This changes who may deliver modules to the site.', code);
  await takeTrust(store, trust);
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
  const { lines, files, faults, underWay, trust } = verifyStore(releasesDir, store.trustFile);
  for (const fault of faults) console.error(fault);
  for (const version of underWay) console.log(`${version}: no line yet; it is being delivered, or that was broken off`);
  if (faults.length > 0) throw new Error(`${faults.length} faults`);
  console.log(`journal: ${lines} lines, whole; ${files} files, all as listed`);
  console.log(trust ? `trusted keys: ${store.trustFile}, as the journal says (${trust})` : 'trusted keys: none');
}

async function setVersions(file: string): Promise<void> {
  const saved = z.record(z.string(), z.string()).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  for (const [remote, version] of Object.entries(saved)) {
    const now = readRegistry(releasesDir).current[remote];
    const team = findTeam(releasesDir, remote, now);
    if (now === version) continue;
    if (team) console.log(`${remote} ${now} stays: ${team} delivered it`);
    else await changeVersion(remote, version, 'rollback', true);
  }
}

async function run(): Promise<void> {
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
  else if (command === 'save' && first) fs.writeFileSync(first, JSON.stringify(readRegistry(releasesDir).current));
  else if (command === 'set' && first) await setVersions(first);
  else if (command === 'token') createToken(first);
  else if (command === 'handover') signWord(first ? [first, ...rest] : [], values);
  else throw new Error(`${positionals.join(' ')}: there is no such command\n\n${HELP}`);
}

await runCommand(HELP, run);
