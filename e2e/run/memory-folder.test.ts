import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeMemoryFolder } from './memory-folder.mjs';

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

it('is a new empty folder for all users', () => {
  const folder = makeMemoryFolder(memory, 1) ?? '';
  expect(dirname(folder)).toBe(memory);
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});

it('is null without space, or without a writable folder in memory', () => {
  expect(makeMemoryFolder(memory, 2 ** 60)).toBeNull();
  expect(makeMemoryFolder(join(memory, 'gibt-es-nicht'), 1)).toBeNull();
  expect(readdirSync(memory)).toEqual([]);
});
