import type { singletons } from './singleton-hashes.ts';

type Singletons = typeof singletons;

/**
 * The content of `singleton-hashes.json` for the current `apis`. `oldFits` states for each changed one whether remotes built
 * with the old API keep working; without that statement nothing is recorded. Null if nothing has changed.
 */
export function recordSingletons(
  before: Singletons,
  apis: Readonly<Record<string, string>>,
  oldFits?: boolean,
): Singletons | null {
  const changed = Object.keys(apis).filter((name) => before[name]?.api !== apis[name]);
  const gone = Object.keys(before).filter((name) => !(name in apis));
  if (changed.length === 0 && gone.length === 0) return null;
  const isKnown = changed.some((name) => before[name]);
  if (isKnown && oldFits === undefined) {
    throw new Error(
      `${changed.join(', ')} changed: say --old-fits if remotes built before go on working, else --old-breaks`,
    );
  }
  return Object.fromEntries(
    Object.entries(apis).map(([name, api]) => {
      const old = before[name];
      if (!old || old.api === api) return [name, old ?? { api, stillFits: [] }];
      const stillFits = oldFits ? [...old.stillFits, old.api] : [];
      return [name, { api, stillFits: stillFits.filter((other) => other !== api) }];
    }),
  );
}
