/**
 * `npm run singletons`: records the API of the modules that shell and remotes share at run time. After a change,
 * `--old-fits` declares that existing builds of remotes keep working, `--old-breaks` that remotes must be rebuilt.
 */
import fs from 'node:fs';
import path from 'node:path';
import { recordSingletons } from '@gm/shared/build/record-singletons';
import { computeSingletonApis } from '@gm/shared/build/singleton-api';
import { singletons } from '@gm/shared/build/singleton-hashes';
import { root } from './options.ts';

const oldFits = process.argv.includes('--old-fits') ? true : process.argv.includes('--old-breaks') ? false : undefined;
try {
  const recorded = recordSingletons(singletons, computeSingletonApis(path.join(root, 'shared')), oldFits);
  const file = path.join(root, 'shared/build/singleton-hashes.json');
  if (recorded) fs.writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(recorded ? `${path.relative(root, file)} written` : 'Nothing has changed');
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(2);
}
