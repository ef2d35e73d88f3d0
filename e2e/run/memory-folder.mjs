import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** More than twice what tests have there at once: 0.75 GB with two browsers, most of it the packages one test installs. */
const NEEDED_BYTES = 2 * 2 ** 30;

/** Containers often mount their memory so that no program may lie in it; a test installs packages with some. */
function canRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/**
 * A folder in memory for what tests write and throw away: a hundred databases of 1,400 files each, sites, profiles of
 * browsers. Copying such a database takes a fifth of the processor time there. Null where memory has no folder, too little
 * room or takes no programs. The caller removes it.
 * @returns {string | null}
 */
export function makeMemoryFolder(memory = '/dev/shm', neededBytes = NEEDED_BYTES) {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < neededBytes) return null;
    const folder = mkdtempSync(join(memory, 'gm-test-'));
    if (canRunPrograms(folder)) {
      // As open as any folder of this kind: the PostgreSQL of the tests has a user of its own.
      chmodSync(folder, 0o1777);
      return folder;
    }
    rmSync(folder, { recursive: true });
    return null;
  } catch {
    return null;
  }
}
