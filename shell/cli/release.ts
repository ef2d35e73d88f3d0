/** `npm run release -- mf-content`: builds, checks and warms a remote, then makes it current in the running site. */
import { releaseRemote } from '../src/registry/release-remote.ts';
import { findHost, keep, readRemoteArgument, releasesDir, root, since } from './options.ts';

const remote = readRemoteArgument();
const start = performance.now();
try {
  const release = await releaseRemote(remote, { root, releasesDir, host: findHost(), keep });
  console.log(
    `${remote} ${release.version} is current (${Object.keys(release.templates).length} templates, ${since(start)})`,
  );
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
