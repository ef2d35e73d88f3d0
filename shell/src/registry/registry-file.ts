/**
 * The registry document: which version of each remote is current. It is tiny, it is replaced as a whole by an atomic
 * rename, and every change makes a new generation, so that an open tab can go on with the set it started with.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJournal, writeJournal } from './journal.ts';
import { Refusal } from './refusal.ts';
import { replaceFile } from './replace-file.ts';
import { withLock } from './store-lock.ts';

const versionsSchema = z.record(z.string(), z.string());

const ownersSchema = z.record(z.string(), z.string());

/** A version that only some visitors get, until it has proved itself (canary.ts). */
const canarySchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Number of the set of versions they get: everything current, and this. */
  generation: z.number().int(),
  /** Part of all visitors, from 0 to 1. */
  share: z.number().min(0).max(1),
  /** In the link for reviewers. */
  token: z.string(),
  since: z.iso.datetime(),
  /** Who delivered it. */
  key: z.string().nullable(),
  /** Who owns which template once it is current. */
  owners: ownersSchema,
});
export type Canary = z.infer<typeof canarySchema>;

const registrySchema = z.object({
  generation: z.number().int().nonnegative(),
  /** Remote → version everybody gets now. */
  current: versionsSchema,
  /** Remote → versions that were current before, newest first. */
  previous: z.record(z.string(), z.array(z.string())),
  /** Earlier sets by generation, newest first, for tabs opened under them. */
  generations: z.array(z.object({ generation: z.number().int(), versions: versionsSchema })),
  /** Template → remote it belongs to: the one that had it first, or took it over. */
  owners: ownersSchema.default({}),
  canary: canarySchema.nullable().default(null),
});
export type RegistryDocument = z.infer<typeof registrySchema>;

const GENERATIONS_KEPT = 50;
const EMPTY: RegistryDocument = { generation: 0, current: {}, previous: {}, generations: [], owners: {}, canary: null };

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

/** A number no set of versions has had. */
const nextGeneration = ({ generation, generations }: RegistryDocument) =>
  Math.max(generation, ...generations.map((entry) => entry.generation)) + 1;

/** The document with a canary on top of what is current, as a set of its own. */
function withCanary(registry: RegistryDocument, canary: Omit<Canary, 'generation'>): RegistryDocument {
  const generation = nextGeneration(registry);
  const versions = { ...registry.current, [canary.remote]: canary.version };
  return {
    ...registry,
    canary: { ...canary, generation },
    generations: [{ generation, versions }, ...registry.generations].slice(0, GENERATIONS_KEPT),
  };
}

const writeRegistry = (releasesDir: string, registry: RegistryDocument) =>
  replaceFile(registryPath(releasesDir), `${JSON.stringify(registry, null, 2)}\n`);

function change(
  releasesDir: string,
  remote: string,
  note: FlipNote,
  edit: (registry: RegistryDocument) => Pick<RegistryDocument, 'current' | 'previous'>,
): RegistryDocument {
  return withLock(releasesDir, () => {
    const before = readRegistry(releasesDir);
    const generation = nextGeneration(before);
    const after = edit(before);
    const flipped: RegistryDocument = {
      ...after,
      owners: note.owners ?? before.owners,
      canary: null,
      generation,
      generations: [{ generation, versions: after.current }, ...before.generations].slice(0, GENERATIONS_KEPT),
    };
    settleJournal(releasesDir, before.generation);
    const { what, key, reason } = note;
    const { canary } = before;
    // Said before it is done: what is done is always in the journal.
    if (canary?.remote === remote && canary.version !== after.current[remote])
      writeJournal(releasesDir, { ...canaryNote(canary), what: 'withdrawn', reason: 'another version became current' });
    writeJournal(releasesDir, { what, remote, version: after.current[remote] ?? '', key, reason, generation });
    // That of another remote goes on, on top of what is current now.
    const registry = canary && canary.remote !== remote ? withCanary(flipped, canary) : flipped;
    writeRegistry(releasesDir, registry);
    return registry;
  });
}

const canaryNote = ({ remote, version, key }: Pick<Canary, 'remote' | 'version' | 'key'>) => ({ remote, version, key });

/** Gives a version to some visitors. Throws while one of another remote is under way; one of the same is replaced. */
export function startCanary(
  releasesDir: string,
  canary: Pick<Canary, 'remote' | 'version' | 'share' | 'key' | 'owners'>,
): Canary {
  return withLock(releasesDir, () => {
    const before = readRegistry(releasesDir);
    const running = before.canary;
    if (running && running.remote !== canary.remote)
      throw new Refusal(`${running.remote} ${running.version} is tried on some visitors: one at a time`);
    if (running) writeJournal(releasesDir, { ...canaryNote(running), what: 'withdrawn', reason: 'replaced' });
    const reason = `for ${Math.round(canary.share * 100)} % of the visitors`;
    writeJournal(releasesDir, { ...canaryNote(canary), what: 'canary', reason });
    const token = randomBytes(16).toString('base64url');
    const registry = withCanary(before, { ...canary, token, since: new Date().toISOString() });
    writeRegistry(releasesDir, registry);
    return registry.canary as Canary;
  });
}

/**
 * Makes what some visitors get current for all, or takes it from them. Returns whether it was still under way: several
 * shells may come to a verdict at once.
 */
export function endCanary(
  releasesDir: string,
  { remote, version }: Pick<Canary, 'remote' | 'version'>,
  verdict: 'current' | 'withdrawn',
  reason: string,
): boolean {
  return withLock(releasesDir, () => {
    const before = readRegistry(releasesDir);
    const { canary } = before;
    if (canary?.remote !== remote || canary.version !== version) return false;
    const { key, owners } = canary;
    if (verdict === 'current') flip(releasesDir, remote, version, { what: 'current', key, reason, owners });
    else {
      writeJournal(releasesDir, { ...canaryNote(canary), what: 'withdrawn', reason });
      writeRegistry(releasesDir, { ...before, canary: null });
    }
    return true;
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
