/**
 * `npm run build`: builds what has changed: api, shell, and a release of every remote whose sources differ from its
 * current release. Running it again does nothing. Without `--sources`, as `npm start` calls it, remotes are released
 * where they have no release yet: never over a rollback or what a team delivered.
 */
import fs from 'node:fs';
import path from 'node:path';
import { computeFingerprint } from '@gm/shared/bau/fingerprint';
import { precompress } from '@gm/shared/bau/precompress';
import { runBuild } from '@gm/shared/bau/run-build';
import { sharedVersions } from '../src/federation/shared-scope.ts';
import { describeHost } from '../src/registry/check-release.ts';
import { chooseRemotes } from '../src/registry/choose-remotes.ts';
import { readRegistry } from '../src/registry/registry-file.ts';
import { isReleased, releaseRemote } from '../src/registry/release-remote.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { describeReceiver, fail, releasesDir, root, since, store } from './options.ts';
import { findSigner } from './signer.ts';

async function buildWorkspace(name: string): Promise<void> {
  const stamp = path.join(root, name, 'dist/.fingerprint');
  const fingerprint = computeFingerprint(root, [name, 'shared']);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint) return;
  const start = performance.now();
  fs.rmSync(stamp, { force: true });
  await runBuild(path.join(root, name));
  const client = path.join(root, name, 'dist/client');
  if (fs.existsSync(client)) await precompress(client);
  fs.writeFileSync(stamp, fingerprint);
  console.log(`${name} built (${since(start)})`);
}

/** Remotes to release; says of which the sources are not what is current. */
function listRemotesToRelease(): string[] {
  const { released, kept } = chooseRemotes(
    listRemotes(root),
    readRegistry(releasesDir).current,
    (remote) => isReleased(root, releasesDir, remote),
    process.argv.includes('--sources'),
  );
  if (kept.length > 0)
    console.log(`${kept.join(', ')}: current is not what the sources make; \`npm run build\` releases the sources`);
  return released;
}

/** One that waits for a template which another gives up in the same round is tried again after it. */
async function releaseAll(remotes: readonly string[]): Promise<void> {
  const receiver = { ...describeReceiver(true), host: describeHost(sharedVersions), canaryShare: 0 };
  const refused: string[] = [];
  let reason: unknown;
  for (const remote of remotes) {
    const start = performance.now();
    try {
      const { release } = await releaseRemote(remote, { ...receiver, root, signer: await findSigner(process.env) });
      console.log(`${remote} ${release.version} released (${since(start)})`);
    } catch (fault) {
      reason = fault;
      refused.push(remote);
    }
  }
  if (refused.length === remotes.length && refused.length > 0) throw reason;
  if (refused.length > 0) await releaseAll(refused);
}

try {
  await buildWorkspace('api');
  await buildWorkspace('shell');
  await store.follow();
  await releaseAll(listRemotesToRelease());
} catch (fault) {
  fail(fault);
}
