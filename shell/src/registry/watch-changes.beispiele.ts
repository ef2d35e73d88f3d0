/** For tests of what ends, or is refused by the disk, in the middle of a delivery. */
import fs from 'node:fs';

const WRITES = ['mkdirSync', 'openSync', 'writeFileSync', 'writeSync', 'fsyncSync'] as const;
/** A full disk lets go of what is there, and renames it. */
const OTHERS = ['ftruncateSync', 'renameSync', 'rmSync'] as const;

interface DiskChange {
  /** From 1. */
  number: number;
  /** Whether it needs room on the disk. */
  isWrite: boolean;
}

/** Tells of each change of the disk before it is done; what `onChange` throws is what the disk says. Returns the way back. */
export function watchChanges(onChange: (change: DiskChange) => void): () => void {
  let number = 0;
  // Who is loaded meanwhile may keep the watched function for good.
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

/** A disk on which nothing can be written from a change on; `code` is what it says. Returns the way back. */
export function failWrites(from: number, code: string): () => void {
  let isFailing = false;
  const create = () => Object.assign(new Error(code), { code });
  const restore = watchChanges(({ number, isWrite }) => {
    if (number === from) isFailing = true;
    if (isFailing && isWrite) throw create();
  });
  // Files of an artefact are written by streams.
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
