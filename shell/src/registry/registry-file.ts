/**
 * The registry document: which version of each remote is current. It is tiny, it is replaced as a whole by an atomic
 * rename, and every change makes a new generation, so that an open tab can go on with the set it started with.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJournal, writeJournal } from './journal.ts';
import { replaceFile } from './replace-file.ts';
import { withLock } from './store-lock.ts';

const versionsSchema = z.record(z.string(), z.string());

const registrySchema = z.object({
  generation: z.number().int().nonnegative(),
  /** Remote → version everybody gets now. */
  current: versionsSchema,
  /** Remote → versions that were current before, newest first. */
  previous: z.record(z.string(), z.array(z.string())),
  /** Earlier sets by generation, newest first, for tabs opened under them. */
  generations: z.array(z.object({ generation: z.number().int(), versions: versionsSchema })),
  /** Template → remote it belongs to: the one that had it first, or took it over. */
  owners: z.record(z.string(), z.string()).default({}),
});
export type RegistryDocument = z.infer<typeof registrySchema>;

const GENERATIONS_KEPT = 50;
const EMPTY: RegistryDocument = { generation: 0, current: {}, previous: {}, generations: [], owners: {} };

/** Where the document lies. */
export function registryPath(releasesDir: string): string {
  return path.join(releasesDir, 'registry.json');
}

/** An empty registry when there is none yet. Throws when the document is damaged. */
export function readRegistry(releasesDir: string): RegistryDocument {
  const file = registryPath(releasesDir);
  if (!fs.existsSync(file)) return EMPTY;
  return registrySchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

/** Who turned the pointer and why, for the journal. */
export interface FlipNote {
  what: 'current' | 'rollback';
  key: string | null;
  reason: string;
  /** Who owns which template from now on; as before where it is left out. */
  owners?: Record<string, string>;
}

const BY_HAND: FlipNote = { what: 'current', key: null, reason: '' };

/** A line about a change that a crash then prevented is answered by one that says so. */
function settleJournal(releasesDir: string, generation: number): void {
  const last = readJournal(releasesDir).entries.at(-1);
  if (last?.generation === undefined || last.generation <= generation) return;
  const { remote, version, key } = last;
  writeJournal(releasesDir, {
    what: 'undone',
    remote,
    version,
    key,
    reason: `line ${last.seq} was cut off by a crash`,
  });
}

function change(
  releasesDir: string,
  remote: string,
  note: FlipNote,
  edit: (registry: RegistryDocument) => Pick<RegistryDocument, 'current' | 'previous'>,
): RegistryDocument {
  return withLock(releasesDir, () => {
    const before = readRegistry(releasesDir);
    const generation = before.generation + 1;
    const after = edit(before);
    const registry: RegistryDocument = {
      ...after,
      owners: note.owners ?? before.owners,
      generation,
      generations: [{ generation, versions: after.current }, ...before.generations].slice(0, GENERATIONS_KEPT),
    };
    settleJournal(releasesDir, before.generation);
    const { what, key, reason } = note;
    // Said before it is done: what is done is always in the journal.
    writeJournal(releasesDir, { what, remote, version: after.current[remote] ?? '', key, reason, generation });
    replaceFile(registryPath(releasesDir), `${JSON.stringify(registry, null, 2)}\n`);
    return registry;
  });
}

/** Makes `version` the current one. */
export function flip(releasesDir: string, remote: string, version: string, note: FlipNote = BY_HAND): RegistryDocument {
  return change(releasesDir, remote, note, ({ current, previous }) => {
    const before = current[remote];
    const history = (previous[remote] ?? []).filter((entry) => entry !== version);
    return {
      current: { ...current, [remote]: version },
      previous: { ...previous, [remote]: before && before !== version ? [before, ...history] : history },
    };
  });
}

/** Earlier versions that are still on disk, the one before the current first. */
export function listEarlier(releasesDir: string, remote: string): string[] {
  const { previous } = readRegistry(releasesDir);
  return (previous[remote] ?? []).filter((version) => fs.existsSync(path.join(releasesDir, remote, version)));
}

/** Goes back to the newest earlier version that is still on disk. Returns null when there is none. */
export function flipBack(
  releasesDir: string,
  remote: string,
  note: FlipNote = { ...BY_HAND, what: 'rollback' },
): RegistryDocument | null {
  return withLock(releasesDir, () => {
    const [version, ...history] = listEarlier(releasesDir, remote);
    if (version === undefined) return null;
    return change(releasesDir, remote, note, ({ current, previous }) => ({
      current: { ...current, [remote]: version },
      previous: { ...previous, [remote]: history },
    }));
  });
}
