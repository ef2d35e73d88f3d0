/**
 * `npm run deliver -- file --to https://www.gemeinde.example [--token-file file] [--all]`: sends an artefact to a running site
 * and prints its verdicts (shared/modul/cli/deliver.ts). Exit code 1: refused or not there.
 */
import { deliver } from '@gm/shared/modul/cli/deliver';
import { fail } from './options.ts';

try {
  process.exitCode = (await deliver(process.argv.slice(2))) ? 0 : 1;
} catch (fault) {
  fail(fault);
}
