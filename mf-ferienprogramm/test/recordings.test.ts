import { resolve } from 'node:path';
import { testRecordings } from '@gm/shared/test/recordings';
import { remote } from '../contract.ts';

testRecordings(remote, resolve(import.meta.dirname, '..'), {
  'ferien-entwurf': {
    ohneTitel: 'The example content has no draft, and of other events it shows nothing.',
    ohneAntwort: { 'event.fest': 'The example content has no published event of the desk, which alone has it.' },
  },
  'ferien-ueberblick': { ohneTitel: 'The heading of the page names the event.' },
  'ferien-teilnehmer': { ohneTitel: 'The heading of the page names the event.' },
});
