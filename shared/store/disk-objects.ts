import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Objects } from './objects.ts';

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** A temporary file of this store, possibly left by a crashed process; not an object. */
const DRAFT = /(^|\/)\.[\w-]+$/;

/** Stores objects in a local folder. Writes are atomic and durable (survive a power failure). */
export function createDiskObjects(dir: string): Objects {
  const root = path.resolve(dir);
  function find(name: string): string {
    const file = path.resolve(root, name);
    if (!file.startsWith(root + path.sep)) throw new Error(`Outside of the store: ${name}`);
    return file;
  }

  return {
    async read(name) {
      const bytes = await readFile(find(name)).catch((error: unknown) => {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      });
      return bytes && { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
    },

    async list(prefix) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isCode(error, 'ENOENT')) return [];
        throw error;
      });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter((name) => name.startsWith(prefix) && !DRAFT.test(name));
    },

    async writeNew(name, bytes) {
      const file = find(name);
      const draft = path.join(path.dirname(file), `.${randomUUID()}`);
      await mkdir(path.dirname(file), { recursive: true });
      try {
        const handle = await open(draft, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        // Unlike rename, link does not overwrite.
        await link(draft, file);
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },

    remove: (name) => rm(find(name), { force: true }),
  };
}
