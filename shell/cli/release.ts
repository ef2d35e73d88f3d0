/**
 * `npm run release -- mf-content`: builds a remote into an artefact and takes it: checked, warmed, current.
 * `-- mf-content file.tgz` takes an artefact made elsewhere, `-- mf-content <version>` makes a kept version current,
 * `-- mf-content --pack folder` only makes the file. `--dry-run` judges it and changes nothing, `--force` takes
 * it though content loses something, `--unchecked` without types, import rules and tests of the sources, which have just been run. `--handover file` goes with it, `--downgrade` takes an older one, `--sofort` gives it
 * to every visitor at once where some would get it first.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildArtefact } from '@gm/shared/bau/build-artefact';
import { checkSources } from '@gm/shared/modul/check-sources';
import { receiveFile, releaseRemote } from '../src/registry/release-remote.ts';
import { listVersions } from '../src/registry/release-store.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { changeVersion } from './change-version.ts';
import {
  describeReceiver,
  fail,
  listKnownRemotes,
  readRemoteArgument,
  releasesDir,
  root,
  since,
  store,
} from './options.ts';
import { findSigner } from './signer.ts';

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
  const building = async () => ({ root, signer: await findSigner(process.env), handover });
  if (!source && !values.unchecked) await checkSources(root, remote, (what) => console.log(what));
  if (values.pack) {
    console.log(await buildArtefact(path.join(root, remote), values.pack, await building(), root));
    return;
  }
  const described = describeReceiver();
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

await run().catch((fault: unknown) => fail(fault));
