/**
 * Takes an artefact from standard input into the store; started by the shell for each delivery, with these settings and
 * no others, so that nothing of it runs in the process that serves pages. One verdict per line; exit code 1: refused.
 */
import path from 'node:path';
import { judgeInChild } from '../src/judgement/judge-in-child.ts';
import { readHost } from '../src/registry/check-release.ts';
import { HEAD_START_MS } from '../src/registry/head-start.ts';
import { receiveArtefact } from '../src/registry/receive-artefact.ts';
import { warmInChild } from '../src/registry/warm-in-child.ts';
import { openStore } from '../src/store/open-store.ts';
import { readStoreSettings } from '../src/store/store-settings.ts';

const { RELEASES_DIR = '', RELEASES_KEEP = '', REMOTE = '', API_URL = '', CANARY_SHARE = '' } = process.env;
const built = (name: string) => ({ script: path.join(import.meta.dirname, `${name}.mjs`) });
const say = (line: string) => process.stdout.write(`${line}\n`);
const host = readHost(RELEASES_DIR);
try {
  if (!host) throw new Error('the site is not ready yet');
  await receiveArtefact(process.stdin, {
    store: openStore(RELEASES_DIR, readStoreSettings(process.env)),
    host,
    keep: Number(RELEASES_KEEP),
    // What comes over the network is always signed.
    allowUnsigned: false,
    remote: REMOTE,
    canaryShare: Number(CANARY_SHARE),
    headStartMs: HEAD_START_MS,
    judge: judgeInChild({ judge: built('judge'), barriers: built('barriers'), apiUrl: API_URL }),
    warm: warmInChild(built('warm').script),
    onVerdict: say,
  });
} catch (fault) {
  say(`refused: ${fault instanceof Error ? fault.message : fault}`);
  process.exitCode = 1;
}
