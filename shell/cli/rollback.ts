/**
 * `npm run rollback -- mf-content [version] [--force]`: reactivates the previous version or any kept one. Withdraws a
 * running canary.
 */
import { parseArgs } from 'node:util';
import { endCanary, readRegistry } from '../src/store/registry-file.ts';
import { changeVersion } from './change-version.ts';
import { fail, listKnownRemotes, readRemoteArgument, releasesDir, store } from './options.ts';

/** A running canary is withdrawn first. */
async function withdraw(remote: string): Promise<boolean> {
  const { canary } = readRegistry(releasesDir);
  if (canary?.remote !== remote) return false;
  if (!(await store.change((dir) => endCanary(dir, canary, 'withdrawn', 'by hand')))) return false;
  console.log(
    `${remote} ${canary.version} is withdrawn; all visitors have ${readRegistry(releasesDir).current[remote]}`,
  );
  return true;
}

await store.follow().catch(fail);
const remote = readRemoteArgument(listKnownRemotes());
try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (!positionals[0] && (await withdraw(remote))) process.exit(0);
  await changeVersion(remote, positionals[0], 'rollback', values.force);
} catch (fault) {
  fail(fault);
}
