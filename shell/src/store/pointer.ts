import { createHash, randomBytes } from 'node:crypto';
import type { SharedObjects, StoredObject } from '@gm/shared/store/objects';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** The only object of a store that ever changes: only what it names is valid. */
const POINTER = 'pointer.json';

/** Objects are named by their change and content: written once, and never needed by a later change. */
const objectSchema = z.string().regex(/^objects\/[a-z0-9]+-[a-f0-9]+\/[a-f0-9]{64}$/);

const pointerSchema = z.object({
  /** File of the folder → object. */
  documents: z.record(z.string(), objectSchema),
  /** `mf-x/<version>` → object that lists its files. */
  versions: z.record(z.string().regex(/^mf-[a-z0-9-]+\/[\w-][\w.-]*$/), objectSchema),
});
export type Pointer = z.infer<typeof pointerSchema>;

/** File of a version → object. No name leads out of its folder. */
export const filesSchema = z.record(z.string().regex(/^(?!\/)(?!.*\.\.(\/|$))[\w@+./-]+$/), objectSchema);

export const EMPTY: Pointer = { documents: {}, versions: {} };

export const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Time first, so that the age of a killed change's remains is known. */
export const nameChange = (now = Date.now()) => `${now.toString(36)}-${randomBytes(6).toString('hex')}`;
const findChange = (object: string) => object.split('/')[1] ?? '';
export const nameObject = (change: string, bytes: Uint8Array) => `objects/${change}/${hashBytes(bytes)}`;

export interface FoundPointer {
  pointer: Pointer;
  tag: string;
}

/** Null: the store is empty. */
export async function readPointer(objects: SharedObjects): Promise<FoundPointer | null>;
export async function readPointer(
  objects: SharedObjects,
  known: string | undefined,
): Promise<FoundPointer | 'unchanged' | null>;
export async function readPointer(objects: SharedObjects, known?: string): Promise<FoundPointer | 'unchanged' | null> {
  const found = await objects.read(POINTER, known);
  return found === null || found === 'unchanged' ? found : { pointer: parse(found), tag: found.tag };
}

function parse({ bytes }: StoredObject): Pointer {
  try {
    return pointerSchema.parse(JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new Refusal(`${POINTER} of the release store is not what it should be`, { cause });
  }
}

const FASTER = 'somebody else changed the release store at the same moment and was faster; nothing was kept';
const UNKNOWN =
  'the release store did not say whether it took the change: look at `npm run releases` before the next try';

/** Of two writers that start from the same pointer one succeeds; the other gets a Refusal. */
export async function writePointer(
  objects: SharedObjects,
  pointer: Pointer,
  before: FoundPointer | null,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(pointer));
  const write = () => (before ? objects.replace(POINTER, bytes, before.tag) : objects.writeNew(POINTER, bytes));
  let fault: unknown = new Refusal(FASTER);
  try {
    if (await write()) return;
  } catch (cause) {
    fault = cause;
  }
  // The write may have succeeded although its response was lost; a retry then finds its own pointer.
  const found = await objects.read(POINTER).catch((cause: unknown) => {
    throw new Refusal(UNKNOWN, { cause });
  });
  if (found === null || !found.bytes.equals(bytes)) throw fault;
}

/** Reads an object that the pointer names; an object whose bytes do not match its name is refused. */
export async function readObject(objects: SharedObjects, name: string): Promise<Buffer> {
  const found = await objects.read(name);
  if (!found) throw new Refusal(`the release store has lost ${name}`);
  if (!name.endsWith(hashBytes(found.bytes))) throw new Refusal(`${name} of the release store was changed`);
  return found.bytes;
}

const UPLOAD_MS = 60 * 60_000;

/** Objects that nothing references any more, or that an unfinished change left over an hour ago. */
export function listGarbage(names: readonly string[], before: Pointer, after: Pointer, now = Date.now()): string[] {
  const listAll = ({ documents, versions }: Pointer) => [...Object.values(documents), ...Object.values(versions)];
  const needed = new Set(listAll(after));
  const changes = new Set([...needed].map(findChange));
  const dropped = new Set(listAll(before).filter((name) => !needed.has(name)));
  return names.filter((name) => {
    if (dropped.has(name)) return true;
    const change = findChange(name);
    if (changes.has(change)) return false;
    const isOurs = listAll(before).some((other) => findChange(other) === change);
    return isOurs || now - Number.parseInt(change, 36) > UPLOAD_MS;
  });
}
