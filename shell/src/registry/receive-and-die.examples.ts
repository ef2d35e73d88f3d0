/** Receives an artefact and kills itself before the n-th change on the disk: `<store> <file> <n>`. */
import fs from 'node:fs';
import { receiveArtefact } from '../delivery/receive-artefact.ts';
import { describeHost } from '../store/check-release.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { judgedWell } from './judged-well.examples.ts';
import { watchChanges } from './watch-changes.examples.ts';

const [, , releasesDir = '', file = '', step = ''] = process.argv;
watchChanges(({ number }) => {
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
