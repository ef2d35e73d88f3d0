import { resolve } from 'node:path';
import { testAufzeichnungen } from '@gm/shared/test/aufzeichnungen';
import { remote } from '../contract.ts';

testAufzeichnungen(remote, resolve(import.meta.dirname, '..'), {
  hallenanmietung: { ohneTitel: 'The event is in the form that the browser shows.' },
});
