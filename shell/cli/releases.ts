/** `npm run releases`: every remote with its versions, the current one marked. */
import { readRegistry } from '../src/registry/registry-file.ts';
import { listVersions } from '../src/registry/release-store.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { releasesDir, root } from './options.ts';

const { current, previous, generation } = readRegistry(releasesDir);
console.log(`generation ${generation}`);
for (const remote of new Set([...listRemotes(root), ...Object.keys(current)])) {
  console.log(remote);
  for (const version of listVersions(releasesDir, remote)) {
    const mark = version === current[remote] ? '  current' : version === previous[remote]?.[0] ? '  before' : '';
    console.log(`  ${version}${mark}`);
  }
}
