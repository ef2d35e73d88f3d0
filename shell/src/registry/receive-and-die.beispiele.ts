/** Takes an artefact and kills itself after a number of verdicts: `<store> <file> <number>`. */
import fs from 'node:fs';
import { describeHost } from './check-release.ts';
import { receiveArtefact } from './receive-artefact.ts';

const [, , releasesDir = '', file = '', step = ''] = process.argv;
let said = 0;
await receiveArtefact(fs.createReadStream(file), {
  releasesDir,
  host: describeHost({ react: '19.3.1', zustand: '5.1.0' }),
  keep: 5,
  allowUnsigned: true,
  warm: () => Promise.resolve(),
  onVerdict: () => {
    said += 1;
    if (said === Number(step)) process.kill(process.pid, 'SIGKILL');
  },
});
