import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bits of everybody who is not the owner. */
const OTHERS = 0o077;
/** Of a folder that all users write into, like `/tmp`. */
const STICKY = 0o1000;

/** Somebody else's file is closed by its owner alone; one that is gone needs no closing. */
const CANNOT_BE_CLOSED = ['EPERM', 'EROFS', 'ENOENT'];

async function closePath(path: string): Promise<void> {
  try {
    const { mode } = await stat(path);
    if ((mode & OTHERS) !== 0 && (mode & STICKY) === 0) await chmod(path, mode & 0o700);
  } catch (error) {
    if (!CANNOT_BE_CLOSED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Leaves the folder and what is in it to its owner alone; links inside are not followed. */
async function closeFolder(folder: string): Promise<void> {
  await closePath(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeFolder(path);
    else if (entry.isFile()) await closePath(path);
  }
}

/**
 * Answers of residents, accounts and mails are nobody's business on a machine with several users: whatever this process
 * writes from now on is its owner's, and so is what a former version left in the folder open to all.
 */
export async function protectDataDir(dataDir: string): Promise<void> {
  process.umask(OTHERS);
  await mkdir(dataDir, { recursive: true });
  await closeFolder(dataDir);
}
