/** `npm run rollback -- mf-content [version] [--force]`: reactivates the previous version or any kept one. */
import { parseArgs } from 'node:util';
import { runCommand } from '@gm/shared/cli/run-command';
import { endCanary, readRegistry } from '../src/store/registry-file.ts';
import { changeVersion } from './change-version.ts';
import { listKnownRemotes, readRemoteArgument, releasesDir, store } from './options.ts';

const HELP = `Usage: npm run rollback -- <remote> [version]

  withdraws the version that is tried on some visitors; without one, the previous version becomes current again
  <version>   this one becomes current; npm run releases lists those that are kept
  --force     although pages lose something`;

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

async function run(): Promise<void> {
  await store.follow();
  const remote = readRemoteArgument(listKnownRemotes());
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (!positionals[0] && (await withdraw(remote))) return;
  await changeVersion(remote, positionals[0], 'rollback', values.force);
}

await runCommand(HELP, run);
