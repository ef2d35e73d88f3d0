import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoContent, PICTURES, SEED_VARIABLE } from './site.ts';

/**
 * Loads the demo content once; every test site starts with a copy.
 * @returns a function that removes the folder
 */
export default async function seed(): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'seed-'));
  await loadDemoContent(dir);
  mkdirSync(join(dir, PICTURES), { recursive: true });
  process.env[SEED_VARIABLE] = dir;
  return () => rmSync(dir, { recursive: true, force: true });
}
