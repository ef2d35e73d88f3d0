/** `npm run rollback -- mf-content`: makes the version before the current one current again. */
import { flipBack } from '../src/registry/registry-file.ts';
import { readRemoteArgument, releasesDir } from './options.ts';

const remote = readRemoteArgument();
const registry = flipBack(releasesDir, remote);
if (!registry) {
  console.error(`${remote}: there is no earlier version to go back to`);
  process.exit(1);
}
console.log(`${remote} ${registry.current[remote]} is current again`);
