import type { Objects } from '@gm/shared/store/objects';

/** A file store in memory. */
export function createMemoryObjects(): Objects {
  const files = new Map<string, Buffer>();
  return {
    async read(name) {
      const bytes = files.get(name);
      return bytes ? { bytes, tag: name } : null;
    },
    list: async (prefix) => [...files.keys()].filter((name) => name.startsWith(prefix)),
    async writeNew(name, bytes) {
      if (files.has(name)) return false;
      files.set(name, Buffer.from(bytes));
      return true;
    },
    async remove(name) {
      files.delete(name);
    },
  };
}
