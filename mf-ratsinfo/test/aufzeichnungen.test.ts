import { resolve } from 'node:path';
import { testAufzeichnungen } from '@gm/shared/test/aufzeichnungen';
import { remote } from '../contract.ts';

testAufzeichnungen(remote, resolve(import.meta.dirname, '..'), {
  ratspasswort: { ohneTitel: 'The form says nothing of the member.' },
  ratsvorlagen: { ohneAntwort: { 'ratsvorlagen.meintenSie': 'Only a search that finds nothing has it.' } },
});
