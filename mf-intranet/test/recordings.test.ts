import { resolve } from 'node:path';
import { testRecordings } from '@gm/shared/test/recordings';
import { remote } from '../contract.ts';

testRecordings(remote, resolve(import.meta.dirname, '..'));
