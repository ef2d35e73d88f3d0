import fs from 'node:fs';
import path from 'node:path';
import type { SharedObjects } from '@gm/shared/store/objects';
import { z } from 'zod';
import { listIfThere, readIfThere } from '../base/read-if-there.ts';
import { replaceFile } from '../base/replace-file.ts';
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
import { Refusal } from './refusal.ts';
import { createStaging, listVersions } from './release-store.ts';
import { INTERVAL_MS } from './start-following.ts';
import type { Store } from './store.ts';
import { withLongLock } from './store-lock.ts';
import { trustPath } from './trust.ts';

/**
 * Documents of the folder besides versions, in the order of writing: readers find everything that the last one names.
 */
const DOCUMENTS = ['journal.jsonl', 'registry.json'];
/** State of the store that the folder reflects. */
const SEEN = 'pointer.json';
const seenSchema = z.object({ tag: z.string() });
const AT_ONCE = 16;
/** Time in which a version arrives from a nearby store. */
const COPY_MS = 300;

const isRemote = (name: string) => name.startsWith('mf-');

/** `mf-x/<version>` of everything in a folder of this form. */
function listAllVersions(dir: string): string[] {
  const remotes = listIfThere(dir)
    .map(({ name }) => name)
    .filter(isRemote);
  return remotes.flatMap((remote) => listVersions(dir, remote).map((version) => `${remote}/${version}`));
}

/**
 * Releases that several machines share. The folder is a copy of everything that the store's pointer names. A change is
 * made in a separate folder, uploaded as new objects, and becomes valid with the pointer, by a conditional write
 * (optimistic locking).
 */
export class SharedStore implements Store {
  #following: Promise<boolean> | null = null;
  #isProven = false;

  constructor(
    readonly dir: string,
    private readonly objects: SharedObjects,
    readonly trustFile = trustPath(dir),
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
      // The first machine uploads its content.
      if (fs.existsSync(path.join(this.dir, 'registry.json'))) await this.change(() => {});
      return false;
    }
    await withLongLock(this.dir, async () => {
      // Read again: a slower process must not write versions that another has replaced.
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

  /** A version is copied completely or not at all. */
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
    // Not the run of another call, which may have started before the change.
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

  /** Once: on a server that ignores conditions the slower of two writers would win unnoticed. */
  async #prove(): Promise<void> {
    if (!this.#isProven && (await this.objects.replace('probe.json', Buffer.from('{}'), '"never"')))
      throw new Refusal(
        'the release store does not keep the conditions of a write (If-Match): it is none that can be used',
      );
    this.#isProven = true;
  }

  /** The folder for `work`: the documents as in the store, and links to the versions, so that they stay unchanged. */
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

  /** Uploads new objects; nothing references them yet. */
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

  /** The change is already valid; failures here do no harm. */
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
