import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import shell from '../../package.json';
import { UNUSED_FEDERATION_PARTS } from '../../rspack.config.ts';
import * as standIn from './unused-parts.js';

/**
 * The browser build leaves out parts of the federation runtime by their file names, which no version promises to keep.
 * When this fails after an update, look at what moved before adapting the list.
 */
const packages = path.resolve(import.meta.dirname, '../../../node_modules/@module-federation');
const replaced = fs
  .readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter((file) => !/node_modules/.test(file) && UNUSED_FEDERATION_PARTS.test(path.join('@module-federation', file)))
  .sort();

describe('parts of the federation runtime that the browser build leaves out', () => {
  it('are still where the build looks for them', () => {
    expect(replaced).toEqual([
      'runtime-core/dist/plugins/generate-preload-assets.js',
      'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
      'runtime-core/dist/plugins/snapshot/index.js',
      'runtime-core/dist/utils/preload.js',
      'sdk/dist/dom.js',
      'sdk/dist/generateSnapshotFromManifest.js',
      'sdk/dist/node.js',
      'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
      'webpack-bundler-runtime/dist/remotes.js',
    ]);
  });

  it('export exactly the names that stand in for them', async () => {
    const modules = await Promise.all(
      replaced.map((file) => import(pathToFileURL(path.join(packages, file)).href) as Promise<object>),
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
  });

  it('lets the runtime start', () => {
    expect(new standIn.SnapshotHandler().hooks.lifecycle).toEqual({});
    expect(standIn.getGlobalRemoteInfo()).toEqual({});
    expect(standIn.isManifestProvider()).toBe(false);
  });
});
