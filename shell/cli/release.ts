/** `npm run release -- mf-content`: builds a remote into an artefact, checks it, warms it up and makes it current. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildArtefact } from '@gm/shared/build/build-artefact';
import { runCommand } from '@gm/shared/cli/run-command';
import { checkSources } from '@gm/shared/kit/check-sources';
import { receiveFile, releaseRemote } from '../src/delivery/release-remote.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { listVersions } from '../src/store/release-store.ts';
import { changeVersion } from './change-version.ts';
import { describeReceiver, listKnownRemotes, readRemoteArgument, releasesDir, root, since, store } from './options.ts';
import { findSigner } from './signer.ts';

const HELP = `Usage: npm run release -- <remote> [file|version]

                      builds the remote from its sources, checks it and makes it current
  <file>              takes an artefact that was built elsewhere
  <version>           activates a version that is kept; npm run releases lists them
  --pack <folder>     only writes the artefact into this folder
  --dry-run           checks, and changes nothing
  --sofort            for all visitors at once, without a canary phase
  --force             although pages lose something
  --downgrade         although the current version is newer
  --handover <file>   with a transfer of templates from another remote
  --unchecked         without types, import rules and tests, which have just run`;

const start = performance.now();
const [, , , ...args] = process.argv;
const flags = {
  pack: { type: 'string' },
  handover: { type: 'string' },
  downgrade: { type: 'boolean' },
  sofort: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  unchecked: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

const nameCount = (templates: number) => (templates === 1 ? '1 template' : `${templates} templates`);

async function run(): Promise<void> {
  await store.follow();
  const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true });
  const [source] = positionals;
  const remote = readRemoteArgument(source ? [...listKnownRemotes(), process.argv[2] ?? ''] : listRemotes(root));
  if (source && listVersions(releasesDir, remote).includes(source))
    return changeVersion(remote, source, 'current', values.force);
  const handover = values.handover ? fs.readFileSync(values.handover, 'utf8') : undefined;
  // Before the sources are checked, which takes long.
  const described = values.pack ? undefined : describeReceiver();
  const building = async () => ({ root, signer: await findSigner(process.env), handover });
  if (!source && !values.unchecked) await checkSources(root, remote, (what) => console.log(what));
  if (!described) {
    console.log(await buildArtefact(path.join(root, remote), values.pack ?? '', await building(), root));
    return;
  }
  const canaryShare = values.sofort ? 0 : described.canaryShare;
  const receiver = {
    ...described,
    canaryShare,
    downgrade: values.downgrade,
    acceptLosses: values.force,
    dryRun: values['dry-run'],
    onVerdict: (verdict: string) => console.log(verdict),
  };
  if (source) {
    if (!fs.existsSync(source)) throw new Error(`${source} is neither a file nor a kept version of ${remote}`);
    await receiveFile(source, { ...receiver, remote });
    return;
  }
  const { release, state } = await releaseRemote(remote, { ...receiver, ...(await building()) });
  if (state === 'judged') {
    console.log(`${remote} ${release.version} would be taken; nothing was changed (${since(start)})`);
    return;
  }
  console.log(
    `${remote} ${release.version} is ${state === 'canary' ? 'tried on some visitors' : 'current'} (${nameCount(Object.keys(release.templates).length)}, ${since(start)})`,
  );
}

await runCommand(HELP, run);
