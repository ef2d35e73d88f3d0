import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * More than twice the peak usage of the tests: 0.75 GB with two browsers, most of it packages that one test installs.
 */
const NEEDED_BYTES = 2 * 2 ** 30;

/** Containers often mount /dev/shm with noexec; a test installs packages with executables. */
function canRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/**
 * A folder in memory for temporary test data: a hundred databases of 1,400 files each, sites, browser profiles. Copying
 * such a database takes a fifth of the CPU time there. Null if there is no such folder, too little space or noexec. The
 * caller removes it.
 * @returns {string | null}
 */
export function makeMemoryFolder(memory = '/dev/shm', neededBytes = NEEDED_BYTES) {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < neededBytes) return null;
    const folder = mkdtempSync(join(memory, 'gm-test-'));
    if (canRunPrograms(folder)) {
      // World-writable like /tmp: the tests' PostgreSQL runs as another user.
      chmodSync(folder, 0o1777);
      return folder;
    }
    rmSync(folder, { recursive: true });
    return null;
  } catch {
    return null;
  }
}
