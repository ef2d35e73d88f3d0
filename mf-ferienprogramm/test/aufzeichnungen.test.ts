import { resolve } from 'node:path';
import { testAufzeichnungen } from '@gm/shared/test/aufzeichnungen';
import { remote } from '../contract.ts';

testAufzeichnungen(remote, resolve(import.meta.dirname, '..'), {
  'ferien-entwurf': { ohneTitel: 'The example content has no draft, and of other events it shows nothing.' },
  'ferien-teilnehmer': { ohneTitel: 'The heading of the page names the event.' },
});
