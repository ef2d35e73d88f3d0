import fs from 'node:fs';
import path from 'node:path';
import type { SharedObjects } from '@gm/shared/store/objects';
import { z } from 'zod';
import { Refusal } from '../registry/refusal.ts';
import { createStaging, listVersions } from '../registry/release-store.ts';
import { replaceFile } from '../registry/replace-file.ts';
import { withLongLock } from '../registry/store-lock.ts';
import { inParallel } from './in-parallel.ts';
import {
  EMPTY,
  type FoundPointer,
  filesSchema,
  hashBytes,
  listGarbage,
  nameChange,
  nameObject,
  type Pointer,
  readObject,
  readPointer,
  writePointer,
} from './pointer.ts';
import { INTERVAL_MS } from './start-following.ts';
import type { Store } from './store.ts';

/** What the folder holds besides versions, in the order it is written: who reads it finds what the last one names. */
const DOCUMENTS = ['vertrauen.json', 'journal.jsonl', 'registry.json'];
/** Which state of the store the folder has. */
const SEEN = 'pointer.json';
const seenSchema = z.object({ tag: z.string() });
const AT_ONCE = 16;
/** What a version takes to come from a store near by. */
const COPY_MS = 300;

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file) : null);
const isRemote = (name: string) => name.startsWith('mf-');

/** `mf-x/<version>` of everything in a folder of this form. */
function listAllVersions(dir: string): string[] {
  const remotes = fs.existsSync(dir) ? fs.readdirSync(dir).filter(isRemote) : [];
  return remotes.flatMap((remote) => listVersions(dir, remote).map((version) => `${remote}/${version}`));
}

/**
 * Releases that several machines share. The folder is a copy of what the store's pointer names. A change is made on a
 * folder of its own, stored beside everything else, and counts with the pointer, which is written only if nobody else has.
 */
export class SharedStore implements Store {
  #following: Promise<boolean> | null = null;
  #isProven = false;

  constructor(
    readonly dir: string,
    private readonly objects: SharedObjects,
    readonly delayMs = INTERVAL_MS + COPY_MS,
  ) {}

  follow(): Promise<boolean> {
    this.#following ??= this.#follow().finally(() => {
      this.#following = null;
    });
    return this.#following;
  }

  async #follow(): Promise<boolean> {
    const found = await readPointer(this.objects, this.#readSeen());
    if (found === 'unchanged') return false;
    if (found === null) {
      // The first one to come brings what it has.
      if (fs.existsSync(path.join(this.dir, 'registry.json'))) await this.change(() => {});
      return false;
    }
    await withLongLock(this.dir, async () => {
      // Of what is true now: a process that was slower must not write what another has replaced.
      const now = await readPointer(this.objects, this.#readSeen());
      if (now !== null && now !== 'unchanged') await this.#copy(now);
    });
    return true;
  }

  #readSeen(): string | undefined {
    const text = readIfThere(path.join(this.dir, SEEN));
    return text ? seenSchema.safeParse(JSON.parse(text.toString())).data?.tag : undefined;
  }

  async #copy({ pointer, tag }: FoundPointer): Promise<void> {
    for (const [name, list] of Object.entries(pointer.versions)) {
      if (!fs.existsSync(path.join(this.dir, name))) await this.#copyVersion(name, list);
    }
    for (const name of DOCUMENTS) {
      const object = pointer.documents[name];
      const file = path.join(this.dir, name);
      const before = readIfThere(file);
      if (!object || (before && object.endsWith(hashBytes(before)))) continue;
      replaceFile(file, (await readObject(this.objects, object)).toString());
    }
    replaceFile(path.join(this.dir, SEEN), JSON.stringify({ tag }));
    for (const name of listAllVersions(this.dir))
      if (!pointer.versions[name]) fs.rmSync(path.join(this.dir, name), { recursive: true, force: true });
  }

  /** A version is there as a whole, or not at all. */
  async #copyVersion(name: string, list: string): Promise<void> {
    const staging = createStaging(this.dir, nameChange());
    try {
      const files = filesSchema.parse(JSON.parse((await readObject(this.objects, list)).toString()));
      await inParallel(Object.entries(files), AT_ONCE, async ([file, object]) => {
        const location = path.join(staging, file);
        const bytes = await readObject(this.objects, object);
        fs.mkdirSync(path.dirname(location), { recursive: true });
        fs.writeFileSync(location, bytes);
      });
      this.#moveIn(staging, name);
    } finally {
      fs.rmSync(staging, { recursive: true, force: true });
    }
  }

  #moveIn(from: string, name: string): void {
    const target = path.join(this.dir, name);
    if (fs.existsSync(target)) return;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(from, target);
  }

  async change<T>(work: (dir: string) => T): Promise<T> {
    const before = await readPointer(this.objects);
    // Not what another call has begun: it may know less.
    if (before) await this.#follow();
    const change = nameChange();
    const desk = createStaging(this.dir, change);
    try {
      await this.#lay(desk, before?.pointer ?? null);
      const result = work(desk);
      const after = await this.#bring(desk, change, before?.pointer ?? EMPTY);
      if (before && JSON.stringify(after) === JSON.stringify(before.pointer)) return result;
      await this.#prove();
      await writePointer(this.objects, after, before);
      for (const name of Object.keys(after.versions))
        if (!fs.lstatSync(path.join(desk, name)).isSymbolicLink()) this.#moveIn(path.join(desk, name), name);
      await this.#settle(before?.pointer ?? EMPTY, after);
      return result;
    } finally {
      fs.rmSync(desk, { recursive: true, force: true });
    }
  }

  /** Once: a server that takes conditions without keeping them would let the slower of two writers win unseen. */
  async #prove(): Promise<void> {
    if (!this.#isProven && (await this.objects.replace('probe.json', Buffer.from('{}'), '"never"')))
      throw new Refusal(
        'the release store does not keep the conditions of a write (If-Match): it is none that can be used',
      );
    this.#isProven = true;
  }

  /** What `work` finds: the documents as they are in the store, the versions as links, so that nothing happens to them. */
  async #lay(desk: string, pointer: Pointer | null): Promise<void> {
    for (const name of DOCUMENTS) {
      const object = pointer?.documents[name];
      const bytes = pointer
        ? object && (await readObject(this.objects, object))
        : readIfThere(path.join(this.dir, name));
      if (bytes) fs.writeFileSync(path.join(desk, name), bytes);
    }
    for (const name of pointer ? Object.keys(pointer.versions) : listAllVersions(this.dir)) {
      fs.mkdirSync(path.dirname(path.join(desk, name)), { recursive: true });
      fs.symlinkSync(path.join(this.dir, name), path.join(desk, name));
    }
  }

  /** Stores what is new; nothing names it yet. */
  async #bring(desk: string, change: string, before: Pointer): Promise<Pointer> {
    const after: Pointer = { documents: {}, versions: {} };
    for (const name of listAllVersions(desk))
      after.versions[name] = before.versions[name] ?? (await this.#bringVersion(desk, name, change));
    for (const name of DOCUMENTS) {
      const bytes = readIfThere(path.join(desk, name));
      const known = before.documents[name];
      if (!bytes) continue;
      after.documents[name] = known?.endsWith(hashBytes(bytes)) ? known : await this.#store(bytes, change);
    }
    return after;
  }

  async #bringVersion(desk: string, name: string, change: string): Promise<string> {
    const dir = fs.realpathSync(path.join(desk, name));
    const entries = fs.readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files: Record<string, string> = {};
    await inParallel(entries, AT_ONCE, async ({ parentPath, name: file }) => {
      const location = path.join(parentPath, file);
      files[path.relative(dir, location)] = await this.#store(fs.readFileSync(location), change);
    });
    return this.#store(Buffer.from(JSON.stringify(files)), change);
  }

  async #store(bytes: Uint8Array, change: string): Promise<string> {
    const name = nameObject(change, bytes);
    // Two files of one change with the same bytes are one object.
    await this.objects.writeNew(name, bytes);
    return name;
  }

  /** The change counts already; what is left may fail and does no harm. */
  async #settle(before: Pointer, after: Pointer): Promise<void> {
    try {
      await this.#follow();
      const garbage = listGarbage(await this.objects.list('objects/'), before, after);
      await inParallel(garbage, AT_ONCE, (name) => this.objects.remove(name));
    } catch {
      // The next change tries again.
    }
  }
}
