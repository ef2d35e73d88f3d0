/**
 * The registry document: which version of each remote is current. It is tiny, it is replaced as a whole by an atomic
 * rename, and every change makes a new generation, so that an open tab can go on with the set it started with.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile } from './replace-file.ts';

const versionsSchema = z.record(z.string(), z.string());

const registrySchema = z.object({
  generation: z.number().int().nonnegative(),
  /** Remote → version everybody gets now. */
  current: versionsSchema,
  /** Remote → versions that were current before, newest first. */
  previous: z.record(z.string(), z.array(z.string())),
  /** Earlier sets by generation, newest first, for tabs opened under them. */
  generations: z.array(z.object({ generation: z.number().int(), versions: versionsSchema })),
});
export type RegistryDocument = z.infer<typeof registrySchema>;

const GENERATIONS_KEPT = 50;
const EMPTY: RegistryDocument = { generation: 0, current: {}, previous: {}, generations: [] };

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

const LOCK_STALE_MS = 30_000;

/** Two releases at once wait for each other; a lock left by a killed process is taken over after 30 s. */
function withLock<T>(releasesDir: string, work: () => T): T {
  fs.mkdirSync(releasesDir, { recursive: true });
  const lock = path.join(releasesDir, 'registry.lock');
  for (;;) {
    try {
      fs.closeSync(fs.openSync(lock, 'wx'));
      break;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      const age = Date.now() - (fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > LOCK_STALE_MS) fs.rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  try {
    return work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function change(
  releasesDir: string,
  edit: (registry: RegistryDocument) => Pick<RegistryDocument, 'current' | 'previous'>,
): RegistryDocument {
  return withLock(releasesDir, () => {
    const before = readRegistry(releasesDir);
    const generation = before.generation + 1;
    const after = edit(before);
    const registry: RegistryDocument = {
      ...after,
      generation,
      generations: [{ generation, versions: after.current }, ...before.generations].slice(0, GENERATIONS_KEPT),
    };
    replaceFile(registryPath(releasesDir), `${JSON.stringify(registry, null, 2)}\n`);
    return registry;
  });
}

/** Makes `version` the current one. */
export function flip(releasesDir: string, remote: string, version: string): RegistryDocument {
  return change(releasesDir, ({ current, previous }) => {
    const before = current[remote];
    const history = (previous[remote] ?? []).filter((entry) => entry !== version);
    return {
      current: { ...current, [remote]: version },
      previous: { ...previous, [remote]: before && before !== version ? [before, ...history] : history },
    };
  });
}

/** Goes back to the newest earlier version that is still on disk. Returns null when there is none. */
export function flipBack(releasesDir: string, remote: string): RegistryDocument | null {
  const earlier = ({ previous }: Pick<RegistryDocument, 'previous'>) =>
    (previous[remote] ?? []).filter((version) => fs.existsSync(path.join(releasesDir, remote, version)));
  if (!earlier(readRegistry(releasesDir)).length) return null;
  return change(releasesDir, ({ current, previous }) => {
    const [version, ...history] = earlier({ previous });
    return version === undefined
      ? { current, previous }
      : { current: { ...current, [remote]: version }, previous: { ...previous, [remote]: history } };
  });
}
