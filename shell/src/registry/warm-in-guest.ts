import fs from 'node:fs';
import path from 'node:path';
import { releaseSchema } from '@gm/shared/contract/release';
import { GuestProcess } from '../isolation/guest-process.ts';
import { Refusal } from '../store/refusal.ts';

const CHECK_EVERY_MS = 100;
const MEMORY_MB = 512;

/**
 * Loads a release safely: in a guest, as the site will. A release that loops, exits or consumes memory affects only
 * that process.
 * @param script path of the built guest.ts
 */
export function warmInGuest(script: string): (dir: string) => Promise<void> {
  return async (dir) => {
    const release = releaseSchema.parse(JSON.parse(fs.readFileSync(path.join(dir, 'release.json'), 'utf8')));
    const ignore = () => {};
    const hearer = { onDeath: ignore, onAnswer: ignore, onEnd: ignore, onStray: ignore };
    const guest = new GuestProcess({ script, limitMs: 1, memoryMb: MEMORY_MB }, release, dir, hearer);
    const watch = setInterval(() => guest.checkLimits(CHECK_EVERY_MS), CHECK_EVERY_MS);
    try {
      await guest.load();
    } catch (fault) {
      throw new Refusal(`does not load on the server: ${fault instanceof Error ? fault.message : fault}`);
    } finally {
      clearInterval(watch);
      guest.end();
    }
  };
}
