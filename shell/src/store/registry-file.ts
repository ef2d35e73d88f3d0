/**
 * The registry document: which version of each remote is current. It is tiny, it is replaced as a whole by an atomic
 * rename, and every change creates a new generation, so that an open tab can continue with the set it started with.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readIfThere } from '../base/read-if-there.ts';
import { replaceFile } from '../base/replace-file.ts';
import { OVERTAKEN, REPLACED } from './find-taken-back.ts';
import { readJournal, writeJournal } from './journal.ts';
import { Refusal } from './refusal.ts';
import { withLock } from './store-lock.ts';

const versionsSchema = z.record(z.string(), z.string());

const ownersSchema = z.record(z.string(), z.string());

/** A version that only some visitors get, until it has proved itself (canary-judge.ts). */
const canarySchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Number of their set of versions: the current ones, and this one. */
  generation: z.number().int(),
  /** Share of all visitors, from 0 to 1. */
  share: z.number().min(0).max(1),
  /** In the link for reviewers. */
  token: z.string(),
  since: z.iso.datetime(),
  /** Its sender. */
  key: z.string().nullable(),
  /** Owners of all templates once it is current. */
  owners: ownersSchema,
});
export type Canary = z.infer<typeof canarySchema>;

/** A judged version that is about to become current: shells preload it (head-start.ts). */
const announcedSchema = z.object({ remote: z.string(), version: z.string() });
export type Announced = z.infer<typeof announcedSchema>;

const registrySchema = z.object({
  generation: z.number().int().nonnegative(),
  /** Remote → version that all visitors get now. */
  current: versionsSchema,
  /** Remote → versions that were current before, newest first. */
  previous: z.record(z.string(), z.array(z.string())),
  /** Earlier sets by generation, newest first, for tabs opened under them. */
  generations: z.array(z.object({ generation: z.number().int(), versions: versionsSchema })),
  /** Template → owning remote: the one that had it first, or took it over. */
  owners: ownersSchema.default({}),
  canary: canarySchema.nullable().default(null),
  announced: announcedSchema.nullable().default(null),
});
export type RegistryDocument = z.infer<typeof registrySchema>;

const GENERATIONS_KEPT = 50;
const EMPTY: RegistryDocument = {
  generation: 0,
  current: {},
  previous: {},
  generations: [],
  owners: {},
  canary: null,
  announced: null,
};

/** Path of the document. */
export function registryPath(releasesDir: string): string {
  return path.join(releasesDir, 'registry.json');
}

/** An empty registry when there is none yet. Throws when the document is damaged. */
export function readRegistry(releasesDir: string): RegistryDocument {
  const text = readIfThere(registryPath(releasesDir));
  return text ? registrySchema.parse(JSON.parse(text.toString())) : EMPTY;
}

/** `mf-x/<version>` of every version that visitors get or got: current, earlier, tried. */
export function listNamed({ current, previous, generations }: RegistryDocument): Set<string> {
  const sets = [current, ...generations.map(({ versions }) => versions)].flatMap((set) => Object.entries(set));
  const earlier = Object.entries(previous).flatMap(([remote, versions]) =>
    versions.map((version) => [remote, version]),
  );
  return new Set([...sets, ...earlier].map((pair) => pair.join('/')));
}

/** Who changed the pointer and why, for the journal. */
export interface ActivationNote {
  what: 'current' | 'rollback';
  key: string | null;
  reason: string;
  /** New owners of all templates; by default unchanged. */
  owners?: Record<string, string>;
}

const BY_HAND: ActivationNote = { what: 'current', key: null, reason: '' };

/** After a line about a change that a crash prevented, adds a line that says so. */
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

/** The document with a canary on top of the current versions, as a separate set. */
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
  note: ActivationNote,
  edit: (registry: RegistryDocument) => Pick<RegistryDocument, 'current' | 'previous'>,
): RegistryDocument {
  return withLock(releasesDir, () => {
    const before = readRegistry(releasesDir);
    const generation = nextGeneration(before);
    const after = edit(before);
    const activated: RegistryDocument = {
      ...after,
      owners: note.owners ?? before.owners,
      canary: null,
      announced: null,
      generation,
      generations: [{ generation, versions: after.current }, ...before.generations].slice(0, GENERATIONS_KEPT),
    };
    settleJournal(releasesDir, before.generation);
    const { what, key, reason } = note;
    const { canary } = before;
    // Journal first: every change that happened is in the journal.
    if (canary?.remote === remote && canary.version !== after.current[remote])
      writeJournal(releasesDir, { ...canaryNote(canary), what: 'withdrawn', reason: OVERTAKEN });
    writeJournal(releasesDir, { what, remote, version: after.current[remote] ?? '', key, reason, generation });
    // A canary of another remote continues, on top of the new versions.
    const registry = canary && canary.remote !== remote ? withCanary(activated, canary) : activated;
    writeRegistry(releasesDir, registry);
    return registry;
  });
}

const canaryNote = ({ remote, version, key }: Pick<Canary, 'remote' | 'version' | 'key'>) => ({ remote, version, key });

/** Announces the next version to shells; null: cancelled. */
export function announce(releasesDir: string, announced: Announced | null): void {
  withLock(releasesDir, () => writeRegistry(releasesDir, { ...readRegistry(releasesDir), announced }));
}

/** Starts a canary. Throws while one of another remote is running; one of the same is replaced. */
export function startCanary(
  releasesDir: string,
  canary: Pick<Canary, 'remote' | 'version' | 'share' | 'key' | 'owners'>,
): Canary {
  return withLock(releasesDir, () => {
    const before = readRegistry(releasesDir);
    const running = before.canary;
    if (running && running.remote !== canary.remote)
      throw new Refusal(`${running.remote} ${running.version} is tried on some visitors: one at a time`);
    if (running) writeJournal(releasesDir, { ...canaryNote(running), what: 'withdrawn', reason: REPLACED });
    const reason = `for ${Math.round(canary.share * 100)} % of the visitors`;
    writeJournal(releasesDir, { ...canaryNote(canary), what: 'canary', reason });
    const token = randomBytes(16).toString('base64url');
    const registry = withCanary({ ...before, announced: null }, { ...canary, token, since: new Date().toISOString() });
    writeRegistry(releasesDir, registry);
    return registry.canary as Canary;
  });
}

/** Promotes or withdraws a canary. Returns whether it was still running: several shells may reach a verdict at once. */
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
    if (verdict === 'current') activate(releasesDir, remote, version, { what: 'current', key, reason, owners });
    else {
      writeJournal(releasesDir, { ...canaryNote(canary), what: 'withdrawn', reason });
      writeRegistry(releasesDir, { ...before, canary: null });
    }
    return true;
  });
}

/** Makes `version` the current one. */
export function activate(
  releasesDir: string,
  remote: string,
  version: string,
  note: ActivationNote = BY_HAND,
): RegistryDocument {
  return change(releasesDir, remote, note, ({ current, previous }) => {
    const before = current[remote];
    const history = (previous[remote] ?? []).filter((entry) => entry !== version);
    return {
      current: { ...current, [remote]: version },
      previous: { ...previous, [remote]: before && before !== version ? [before, ...history] : history },
    };
  });
}

/** Earlier versions that are still on disk, the previous one first. */
export function listEarlier(releasesDir: string, remote: string): string[] {
  const { previous } = readRegistry(releasesDir);
  return (previous[remote] ?? []).filter((version) => fs.existsSync(path.join(releasesDir, remote, version)));
}

/** Rolls back to the newest earlier version on disk. Returns null when there is none. */
export function rollBack(
  releasesDir: string,
  remote: string,
  note: ActivationNote = { ...BY_HAND, what: 'rollback' },
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
