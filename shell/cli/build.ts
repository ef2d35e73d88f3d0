/**
 * `npm run build`: builds what has changed: api, shell, and a first release of every remote whose sources differ from
 * its current release. Running it again does nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import { computeFingerprint } from '@gm/shared/bau/fingerprint';
import { precompress } from '@gm/shared/bau/precompress';
import { runBuild } from '@gm/shared/bau/run-build';
import { sharedVersions } from '../src/federation/shared-scope.ts';
import { describeHost } from '../src/registry/check-release.ts';
import { isReleased, releaseRemote } from '../src/registry/release-remote.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { keep, releasesDir, root, since } from './options.ts';

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

try {
  await buildWorkspace('api');
  await buildWorkspace('shell');
  for (const remote of listRemotes(root)) {
    if (isReleased(root, releasesDir, remote)) continue;
    const start = performance.now();
    const { version } = await releaseRemote(remote, { root, releasesDir, host: describeHost(sharedVersions), keep });
    console.log(`${remote} ${version} released (${since(start)})`);
  }
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
