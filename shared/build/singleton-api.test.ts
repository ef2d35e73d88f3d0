import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordSingletons } from './record-singletons.ts';
import { computeSingletonApi, computeSingletonApis } from './singleton-api.ts';
import { singletons } from './singleton-hashes.ts';

describe('the API of a module', () => {
  const SOURCE = {
    'modul.ts': `import { type Ziel, START } from './ziel.ts';
      export interface Stand { url: string; ziel: Ziel }
      const stand: Stand = { url: '/', ziel: START };
      export const readStand = () => stand;`,
    'ziel.ts': `export interface Ziel { pfad: string }
      export const START: Ziel = { pfad: '/' };`,
  };
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-'));
  });
  afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

  function compute(changes: Partial<typeof SOURCE> = {}): string {
    for (const [file, source] of Object.entries({ ...SOURCE, ...changes }))
      fs.writeFileSync(path.join(dir, file), source);
    return computeSingletonApi(path.join(dir, 'modul.ts'));
  }
  const replace = (file: keyof typeof SOURCE, before: string, after: string) => {
    expect(SOURCE[file]).toContain(before);
    return { [file]: SOURCE[file].replace(before, after) };
  };

  it('stays the same after internal changes: values, private names, comments, lines', () => {
    const before = compute();
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    expect(compute(replace('modul.ts', "url: '/',", "url: '/neu/',"))).toBe(before);
    expect(compute(replace('ziel.ts', "pfad: '/' }", "pfad: '/start/' }"))).toBe(before);
    expect(
      compute({ 'modul.ts': SOURCE['modul.ts'].replaceAll('stand:', 'zustand:').replace('=> stand', '=> zustand') }),
    ).toBe(before);
    expect(compute(replace('modul.ts', 'export const', '\n\n/** Liest. */\nexport   const'))).toBe(before);
  }, 30_000);

  it.each([
    ['a new name', replace('modul.ts', 'export const', 'export const neu = 1; export const')],
    ['another name', replace('modul.ts', 'readStand', 'holeStand')],
    ['a field more', replace('modul.ts', 'url: string;', 'url: string; laedt: boolean;')],
    ['another type', replace('modul.ts', 'url: string;', 'url: URL | string;')],
    ['another return value', replace('modul.ts', '=> stand', '=> [stand]')],
    ['another type of a file beside it', replace('ziel.ts', 'pfad: string', 'pfad: string | null')],
  ])(
    'changes with %s',
    (_name, changes) => {
      expect(compute(changes)).not.toBe(compute());
    },
    30_000,
  );
});

it('is recorded for modules shared by shell and remotes: run `npm run singletons` after a change', () => {
  const recorded = Object.fromEntries(Object.entries(singletons).map(([name, { api }]) => [name, api]));
  expect(computeSingletonApis(path.join(import.meta.dirname, '..'))).toEqual(recorded);
}, 60_000);

describe('recording a change', () => {
  const before = { a: { api: '2', stillFits: ['1'] }, b: { api: '7', stillFits: [] } };

  it('keeps or drops earlier APIs as stated', () => {
    expect(recordSingletons(before, { a: '3', b: '7' }, true)).toEqual({
      a: { api: '3', stillFits: ['1', '2'] },
      b: before.b,
    });
    expect(recordSingletons(before, { a: '3', b: '7' }, false)).toEqual({
      a: { api: '3', stillFits: [] },
      b: before.b,
    });
    expect(recordSingletons(before, { a: '1', b: '7' }, true)?.a).toEqual({ api: '1', stillFits: ['2'] });
  });

  it('requires a statement about remotes built before', () => {
    expect(() => recordSingletons(before, { a: '3', b: '7' })).toThrow('a changed: say --old-fits');
  });

  it('needs no statement for added and removed modules, and does nothing without a change', () => {
    expect(recordSingletons(before, { a: '2', c: '1' })).toEqual({ a: before.a, c: { api: '1', stillFits: [] } });
    expect(recordSingletons(before, { a: '2', b: '7' })).toBeNull();
  });
});
