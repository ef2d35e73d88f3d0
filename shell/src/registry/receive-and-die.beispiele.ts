/**
 * Takes an artefact and kills itself before the n-th time it changes something on the disk: `<store> <file> <n>`. With 0 it
 * lives, and says how often it did.
 */
import fs from 'node:fs';
import { createDiskStore } from '../store/disk-store.ts';
import { describeHost } from './check-release.ts';
import { judgedWell } from './judged-well.beispiele.ts';
import { receiveArtefact } from './receive-artefact.ts';
import { watchChanges } from './watch-changes.beispiele.ts';

const [, , releasesDir = '', file = '', step = ''] = process.argv;
let changes = 0;
watchChanges(({ number }) => {
  changes = number;
  if (number === Number(step)) process.kill(process.pid, 'SIGKILL');
});
await receiveArtefact(fs.createReadStream(file), {
  store: createDiskStore(releasesDir),
  host: describeHost({ react: '19.3.1', zustand: '5.1.0' }),
  keep: 2,
  allowUnsigned: true,
  warm: () => Promise.resolve(),
  ...judgedWell,
});
process.stdout.write(String(changes));
