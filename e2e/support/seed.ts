import { mkdirSync, rmSync } from 'node:fs';
import { SEED_DIR, startApi } from './site.ts';

/** Lets the built api create its database and load the demo content once; every test site starts from a copy. */
export default async function seed(): Promise<void> {
  rmSync(SEED_DIR, { recursive: true, force: true });
  mkdirSync(SEED_DIR, { recursive: true });
  const api = await startApi(SEED_DIR);
  await api.stop();
}
