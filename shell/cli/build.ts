/**
 * `npm run build`: builds what has changed: api, shell, and a release of every remote whose sources differ from its
 * current release, unless a team delivered that with its own key. A second run does nothing. Without `--sources`, as
 * `npm start` calls it, only remotes without any release are released, so a rollback is not replaced either. `--host`
 * builds api and shell only; `--without mf-x` releases all remotes but one.
 */

import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { computeFingerprint } from '@gm/shared/build/fingerprint';
import { precompress } from '@gm/shared/build/precompress';
import { runBuild } from '@gm/shared/build/run-build';
import { exitWith } from '@gm/shared/cli/exit-with';
import { isReleased, releaseRemote } from '../src/delivery/release-remote.ts';
import { sharedVersions } from '../src/federation/shared-scope.ts';
import { chooseRemotes } from '../src/registry/choose-remotes.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { describeHost } from '../src/store/check-release.ts';
import { readRegistry } from '../src/store/registry-file.ts';
import { describeReceiver, releasesDir, root, since, store } from './options.ts';
import { findSigner, findTeam } from './signer.ts';
import { createSteps } from './steps.mjs';

const { values: options } = parseArgs({
  options: { sources: { type: 'boolean' }, host: { type: 'boolean' }, without: { type: 'string' } },
});
const remotes = listRemotes(root).filter((remote) => remote !== options.without);
const steps = createSteps(2 + remotes.length, process.env);

async function buildWorkspace(name: string): Promise<void> {
  const stamp = path.join(root, name, 'dist/.fingerprint');
  const fingerprint = computeFingerprint(root, [name, 'shared']);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint) return steps.skip(1);
  steps.begin(`building ${name}`);
  const start = performance.now();
  fs.rmSync(stamp, { force: true });
  await runBuild(path.join(root, name));
  const client = path.join(root, name, 'dist/client');
  if (fs.existsSync(client)) await precompress(client);
  fs.writeFileSync(stamp, fingerprint);
  steps.say(`${name} built (${since(start)})`);
}

/** Remotes to release; logs those whose sources differ from the current release. */
function listRemotesToRelease(): string[] {
  const { current } = readRegistry(releasesDir);
  const { released, kept, delivered } = chooseRemotes(remotes, current, {
    isReleased: (remote) => isReleased(root, releasesDir, remote),
    isDelivered: (remote) => findTeam(releasesDir, remote, current[remote]) !== null,
    fromSources: options.sources ?? false,
  });
  for (const remote of delivered)
    console.log(`${remote} ${current[remote]} stays: ${findTeam(releasesDir, remote, current[remote])} delivered it`);
  if (kept.length > 0)
    console.log(`${kept.join(', ')}: current is not what the sources make; \`npm run build\` releases the sources`);
  return released;
}

/** A remote that needs a template given up by another in the same round is tried again afterwards. */
async function releaseAll(wanted: readonly string[]): Promise<void> {
  const receiver = { ...describeReceiver(true), host: describeHost(sharedVersions), canaryShare: 0 };
  const refused: string[] = [];
  let reason: unknown;
  for (const remote of wanted) {
    const start = performance.now();
    steps.begin(`releasing ${remote}`);
    try {
      const { release } = await releaseRemote(remote, { ...receiver, root, signer: await findSigner(process.env) });
      steps.say(`${remote} ${release.version} released (${since(start)})`);
    } catch (fault) {
      reason = fault;
      refused.push(remote);
    }
  }
  if (refused.length === wanted.length && refused.length > 0) throw reason;
  if (refused.length > 0) await releaseAll(refused);
}

try {
  await buildWorkspace('api');
  await buildWorkspace('shell');
  if (!options.host) {
    await store.follow();
    const wanted = listRemotesToRelease();
    steps.skip(remotes.length - wanted.length);
    await releaseAll(wanted);
  }
} catch (fault) {
  exitWith(fault);
}
