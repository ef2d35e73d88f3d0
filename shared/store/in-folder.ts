import type { Objects } from './objects.ts';

/** Objects with the prefix `folder/`, addressed without it. */
export function inFolder(objects: Objects, folder: string): Objects {
  const find = (name: string) => `${folder}/${name}`;
  return {
    read: (name) => objects.read(find(name)),
    list: async (prefix) => (await objects.list(find(prefix))).map((name) => name.slice(folder.length + 1)),
    writeNew: (name, bytes) => objects.writeNew(find(name), bytes),
    remove: (name) => objects.remove(find(name)),
  };
}
