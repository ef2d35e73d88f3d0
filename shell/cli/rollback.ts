/**
 * `npm run rollback -- mf-content [version] [--force]`: makes the version before the current one current again, or any
 * kept one.
 */
import { parseArgs } from 'node:util';
import { changeVersion } from './change-version.ts';
import { fail, listKnownRemotes, readRemoteArgument } from './options.ts';

const remote = readRemoteArgument(listKnownRemotes());
try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  await changeVersion(remote, positionals[0], 'rollback', values.force);
} catch (fault) {
  fail(fault);
}
