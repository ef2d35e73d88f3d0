import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import shell from '../../package.json';
import { matchUnusedParts, UNUSED_PARTS } from './match-unused-parts.ts';
import * as standIn from './unused-parts.js';

/**
 * The browser build leaves out parts of the federation runtime by their file names, which no version promises to keep.
 * When this fails after an update, look at what moved before adapting the list.
 */
const packages = path.resolve(import.meta.dirname, '../../../node_modules/@module-federation');

describe('parts of the federation runtime that the browser build leaves out', () => {
  it('are still where the build looks for them', () => {
    const matched = fs
      .readdirSync(packages, { recursive: true, encoding: 'utf8' })
      .filter((file) => matchUnusedParts().test(path.join('@module-federation', file)));
    expect(matched.sort()).toEqual(UNUSED_PARTS);
  });

  it('export exactly the names that stand in for them', async () => {
    const modules = await Promise.all(
      UNUSED_PARTS.map((file) => import(pathToFileURL(path.join(packages, file)).href) as Promise<object>),
    );
    const names = modules.flatMap((module) => Object.keys(module)).filter((name) => name !== 'default');
    expect(names.sort()).toEqual(Object.keys(standIn).sort());
  });

  it('stay the same until somebody updates on purpose', () => {
    expect(shell.dependencies['@module-federation/enhanced']).toMatch(/^\d+\.\d+\.\d+$/);
    const versions = ['enhanced', 'runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime'].map(
      (name) => JSON.parse(fs.readFileSync(path.join(packages, name, 'package.json'), 'utf8')).version as string,
    );
    expect(new Set(versions)).toEqual(new Set([shell.dependencies['@module-federation/enhanced']]));
  });
});

describe('what stands in', () => {
  it('says what is missing when it is used after all', () => {
    expect(() => standIn.loadScript()).toThrow('loadScript of the federation runtime is not in the build');
    expect(() => standIn.installInitialConsumes({ initialConsumes: ['1'] })).toThrow('installInitialConsumes');
  });

  it('lets the runtime start', () => {
    expect(new standIn.SnapshotHandler().hooks.lifecycle).toEqual({});
    expect(standIn.getGlobalRemoteInfo()).toEqual({});
    expect(standIn.isManifestProvider()).toBe(false);
    expect(() => standIn.installInitialConsumes({ initialConsumes: [] })).not.toThrow();
  });

  it('reports what the runtime warns of as a fault', () => {
    const dispatch = vi.fn();
    vi.stubGlobal('dispatchEvent', dispatch);
    standIn.createLogger('[ Federation Runtime ]').warn('no such version');
    vi.unstubAllGlobals();
    expect(dispatch.mock.calls[0]?.[0].detail.message).toBe('[ Federation Runtime ] no such version');
  });

  it('starts a container with the runtime it asked the shell for', () => {
    const federation = { initOptions: { name: 'mf_a__1' }, runtime: { init: (options: object) => ({ options }) } };
    expect(standIn.init({ webpackRequire: { federation } })).toEqual({ options: { name: 'mf_a__1' } });
  });
});
