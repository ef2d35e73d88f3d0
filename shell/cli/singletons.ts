/**
 * `npm run singletons`: records what the modules offer that shell and remotes share at run time. When one has changed,
 * `--old-fits` says that remotes built before go on working, `--old-breaks` that they must be built anew.
 */
import fs from 'node:fs';
import path from 'node:path';
import { recordSingletons } from '@gm/shared/bau/record-singletons';
import { computeSingletonApis } from '@gm/shared/bau/singleton-api';
import { singletons } from '@gm/shared/bau/singletons';
import { root } from './options.ts';

const oldFits = process.argv.includes('--old-fits') ? true : process.argv.includes('--old-breaks') ? false : undefined;
try {
  const recorded = recordSingletons(singletons, computeSingletonApis(path.join(root, 'shared')), oldFits);
  const file = path.join(root, 'shared/bau/singletons.json');
  if (recorded) fs.writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(recorded ? `${path.relative(root, file)} written` : 'Nothing has changed');
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(2);
}
