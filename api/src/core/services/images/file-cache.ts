import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Pruning goes down to this share of the limit, so that not every write triggers it. */
const SHARE_KEPT = 0.8;
const TAG_MS = 86_400_000;

export interface FileCache {
  /** Content of the cached file, or null. */
  find(name: string): Promise<Buffer | null>;
  /** Content of the cached file; created with `create` if missing. */
  fetch(name: string, create: () => Promise<Buffer>): Promise<Buffer>;
  /** Evicts the least recently requested files until the cache is well below its limit. */
  shorten(): Promise<void>;
}

/**
 * Disk cache for files that can be recreated. Concurrent requests for one file share its creation; files are written
 * atomically (temporary file, then rename), so that several processes can share the folder. Pruning runs in the
 * background and reports failures to `reportError`.
 */
export function createFileCache(directory: string, maxBytes: number, reportError: (error: unknown) => void): FileCache {
  const inWork = new Map<string, Promise<Buffer>>();
  let occupied: number | null = null;
  let shortening: Promise<void> | null = null;

  async function write(path: string, content: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    const draft = join(dirname(path), `.${randomUUID()}`);
    try {
      await writeFile(draft, content);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function createFile(path: string, create: () => Promise<Buffer>): Promise<Buffer> {
    const content = await create();
    occupied ??= sum(await listFiles(directory));
    await write(path, content);
    occupied += content.length;
    if (occupied > maxBytes) shorten().catch(reportError);
    return content;
  }

  function shorten(): Promise<void> {
    shortening ??= shortenNow().finally(() => {
      shortening = null;
    });
    return shortening;
  }

  async function shortenNow(): Promise<void> {
    const files = (await listFiles(directory)).sort((a, b) => a.benutzt - b.benutzt);
    let total = sum(files);
    for (const { pfad: path, groesse: size } of files) {
      if (total <= maxBytes * SHARE_KEPT) break;
      await rm(path, { force: true });
      total -= size;
    }
    occupied = total;
  }

  return {
    shorten,
    find: (name) => read(join(directory, name)),
    async fetch(name, create) {
      const path = join(directory, name);
      const existing = await read(path);
      if (existing) return existing;
      let work = inWork.get(path);
      if (!work) {
        work = createFile(path, create).finally(() => inWork.delete(path));
        inWork.set(path, work);
      }
      return work;
    },
  };
}

interface Entry {
  pfad: string;
  groesse: number;
  /** Last use, milliseconds since 1970. */
  benutzt: number;
}

function sum(files: Entry[]): number {
  return files.reduce((sum, { groesse: size }) => sum + size, 0);
}

async function read(path: string): Promise<Buffer | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    const { mtimeMs } = await file.stat();
    // The modification time records the last use: many file systems disable access times.
    if (Date.now() - mtimeMs > TAG_MS) await file.utimes(new Date(), new Date());
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function listFiles(directory: string): Promise<Entry[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        // Another process may have deleted it meanwhile.
        const details = await stat(path).catch(() => null);
        return details && { pfad: path, groesse: details.size, benutzt: details.mtimeMs };
      }),
  );
  return files.filter((file) => file !== null);
}
