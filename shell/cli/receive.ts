/**
 * Receives an artefact from standard input into the store. The shell starts this process for each delivery with these
 * settings only, so that nothing of the artefact runs in the serving process. Prints one verdict per line; exit code 1:
 * refused.
 */
import path from 'node:path';
import { HEAD_START_MS } from '../src/delivery/head-start.ts';
import { receiveArtefact } from '../src/delivery/receive-artefact.ts';
import { judgeInChild } from '../src/judgement/judge-in-child.ts';
import { warmInGuest } from '../src/registry/warm-in-guest.ts';
import { readHost } from '../src/store/check-release.ts';
import { openStore } from '../src/store/open-store.ts';
import { readStoreSettings } from '../src/store/store-settings.ts';

const { RELEASES_DIR = '', RELEASES_KEEP = '', REMOTE = '', API_URL = '', CANARY_SHARE = '' } = process.env;
const built = (name: string) => ({ script: path.join(import.meta.dirname, `${name}.mjs`) });
const say = (line: string) => process.stdout.write(`${line}\n`);
const host = readHost(RELEASES_DIR);
try {
  if (!host) throw new Error('the site is not ready yet');
  await receiveArtefact(process.stdin, {
    store: openStore(RELEASES_DIR, readStoreSettings(process.env), process.env.RELEASES_TRUST),
    host,
    keep: Number(RELEASES_KEEP),
    // Artefacts from the network must always be signed.
    allowUnsigned: false,
    remote: REMOTE,
    canaryShare: Number(CANARY_SHARE),
    headStartMs: HEAD_START_MS,
    judge: judgeInChild({
      judge: built('judge'),
      barriers: built('barriers'),
      guest: built('guest').script,
      apiUrl: API_URL,
    }),
    warm: warmInGuest(built('guest').script),
    onVerdict: say,
  });
} catch (fault) {
  say(`refused: ${fault instanceof Error ? fault.message : fault}`);
  process.exitCode = 1;
}
