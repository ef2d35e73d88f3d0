import { resolve } from 'node:path';
import { testRecordings } from '@gm/shared/test/recordings';
import { remote } from '../contract.ts';

testRecordings(remote, resolve(import.meta.dirname, '..'), {
  ratspasswort: { ohneTitel: 'The form says nothing of the member.' },
  ratsvorlagen: { ohneAntwort: { 'ratsvorlagen.meintenSie': 'Only a search that finds nothing has it.' } },
});
