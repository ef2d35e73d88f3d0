/** For tests of deliveries that die, or that the disk refuses, in the middle. */
import fs from 'node:fs';

const WRITES = ['mkdirSync', 'openSync', 'writeFileSync', 'writeSync', 'fsyncSync'] as const;
/** A full disk still allows truncating, renaming and deleting. */
const OTHERS = ['ftruncateSync', 'renameSync', 'rmSync'] as const;

interface DiskChange {
  /** Starts with 1. */
  number: number;
  /** Whether it needs space on the disk. */
  isWrite: boolean;
}

/**
 * Calls `onChange` before each change on the disk; an exception of it becomes the disk's error. Returns a function that
 * ends this.
 */
export function watchChanges(onChange: (change: DiskChange) => void): () => void {
  let number = 0;
  // Modules loaded meanwhile may keep the patched function forever.
  let isWatching = true;
  const originals = new Map<string, unknown>();
  for (const name of [...WRITES, ...OTHERS]) {
    const change = fs[name] as (...args: unknown[]) => unknown;
    originals.set(name, change);
    const isWrite = WRITES.some((write) => write === name);
    const watched = (...args: unknown[]) => {
      if (isWatching) {
        number += 1;
        onChange({ number, isWrite });
      }
      return change(...args);
    };
    Object.assign(fs, { [name]: watched });
  }
  return () => {
    isWatching = false;
    Object.assign(fs, Object.fromEntries(originals));
  };
}

/** Makes all writes fail with `code` from a change on. Returns a function that ends this. */
export function failWrites(from: number, code: string): () => void {
  let isFailing = false;
  const create = () => Object.assign(new Error(code), { code });
  const restore = watchChanges(({ number, isWrite }) => {
    if (number === from) isFailing = true;
    if (isFailing && isWrite) throw create();
  });
  // Streams write the files of an artefact.
  const { write } = fs;
  const refuse = (...args: unknown[]) => {
    if (!isFailing) return (write as (...all: unknown[]) => unknown)(...args);
    return queueMicrotask(() => (args.at(-1) as (fault: Error) => void)(create()));
  };
  Object.assign(fs, { write: refuse });
  return () => {
    isFailing = false;
    Object.assign(fs, { write });
    restore();
  };
}
