import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Permission bits of group and others. */
const OTHERS = 0o077;
/** Sticky bit of shared folders such as `/tmp`. */
const STICKY = 0o1000;

/** Files of another owner cannot be changed, and missing ones need no change. */
const CANNOT_BE_CLOSED = ['EPERM', 'EROFS', 'ENOENT'];

async function closePath(path: string): Promise<void> {
  try {
    const { mode } = await stat(path);
    if ((mode & OTHERS) !== 0 && (mode & STICKY) === 0) await chmod(path, mode & 0o700);
  } catch (error) {
    if (!CANNOT_BE_CLOSED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Restricts the folder and its content to the owner; does not follow links. */
async function closeFolder(folder: string): Promise<void> {
  await closePath(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeFolder(path);
    else if (entry.isFile()) await closePath(path);
  }
}

/**
 * Protects submissions, accounts and mails on a machine with several users: restricts new files of this process (umask)
 * and existing files in the folder to their owner.
 */
export async function protectDataDir(dataDir: string): Promise<void> {
  process.umask(OTHERS);
  await mkdir(dataDir, { recursive: true });
  await closeFolder(dataDir);
}
