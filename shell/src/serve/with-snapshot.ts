import type { Snapshot } from '../registry/registry.ts';

/** Versions that a release replaces meanwhile stay in memory until `work` has ended. */
export async function withSnapshot<T>(snapshot: Snapshot, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const ends = [...snapshot.remotes.values()].map(({ server }) => server.use());
  try {
    return await work(snapshot);
  } finally {
    for (const end of ends) end();
  }
}
