import fs from 'node:fs';

/** Null for a missing file or folder. Other errors, such as a missing permission, must not look like an empty store. */
function nullIfMissing<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const readIfThere = (file: string): Buffer | null => nullIfMissing(() => fs.readFileSync(file));

export const listIfThere = (dir: string): fs.Dirent[] =>
  nullIfMissing(() => fs.readdirSync(dir, { withFileTypes: true })) ?? [];
