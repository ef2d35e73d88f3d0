/**
 * Takes an artefact and kills itself before the n-th time it changes something on the disk: `<store> <file> <n>`. With 0 it
 * lives, and says how often it did.
 */
import fs from 'node:fs';
import { createDiskStore } from '../store/disk-store.ts';
import { describeHost } from './check-release.ts';
import { receiveArtefact } from './receive-artefact.ts';

const [, , releasesDir = '', file = '', step = ''] = process.argv;
const CHANGES = [
  'mkdirSync',
  'openSync',
  'writeFileSync',
  'writeSync',
  'ftruncateSync',
  'fsyncSync',
  'renameSync',
  'rmSync',
] as const;
let changes = 0;
for (const name of CHANGES) {
  const change = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      changes += 1;
      if (changes === Number(step)) process.kill(process.pid, 'SIGKILL');
      return change(...args);
    },
  });
}
await receiveArtefact(fs.createReadStream(file), {
  store: createDiskStore(releasesDir),
  host: describeHost({ react: '19.3.1', zustand: '5.1.0' }),
  keep: 2,
  allowUnsigned: true,
  warm: () => Promise.resolve(),
});
process.stdout.write(String(changes));
