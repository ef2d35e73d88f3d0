import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Migration } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

it('lists each migration under the name of its file', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const found: Record<string, unknown> = {};
  for (const file of files.filter((file) => /\/migrations\/\d{4}_\w+\.ts$/.test(file))) {
    const { up }: Partial<Migration> = await import(join(import.meta.dirname, file));
    // A file without it is a part of another.
    if (up) found[basename(file, '.ts')] = up;
  }
  expect(Object.fromEntries(Object.entries(migrations).map(([name, { up }]) => [name, up]))).toEqual(found);
});

it('gives no number to two migrations', () => {
  const numbers = Object.keys(migrations).map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});
