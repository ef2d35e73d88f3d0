import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, DefinePlugin, NormalModuleReplacementPlugin } from '@rspack/core';
import type { RemoteDefinition } from '../contract/contract.ts';
import { createBaseConfig } from './base-config.ts';
import { ListInputsPlugin } from './build-inputs.ts';
import { containerName } from './container-name.ts';
import { ListPackagesPlugin } from './list-packages.ts';
import { sharedRanges } from './shared-ranges.ts';
import { checkStatic } from './static/check-static.ts';
import { watchBuild } from './watch/watch-build.ts';

const require = createRequire(import.meta.url);
const hostRuntime = require.resolve('../federation/host-runtime.cjs');

export const PLAIN_HOST = 'mf-entry';

interface BuildOptions {
  remote: RemoteDefinition;
  dir: string;
  /** Release version; part of the container's name. */
  version: string;
  /** Folder that receives `client/` and `server/`. */
  outDir: string;
  /**
   * Templates, and chunks with a name of their own, that share no chunks with others: their dependencies would split the
   * others' chunks into smaller, less efficient ones.
   */
  alone: readonly string[];
}

/** Set by `npm run dev` (watch/watch-remote.ts). */
const isWatched = Boolean(process.env.GM_WATCH);

/** Of the team's repository, or of the workspace's. */
const findTsConfig = (dir: string) =>
  [dir, path.dirname(dir)].map((folder) => path.join(folder, 'tsconfig.json')).find((file) => fs.existsSync(file));

function createConfig({ remote, dir, version, outDir, alone }: BuildOptions, server: boolean): Configuration {
  const base = createBaseConfig({ name: remote.name, dir, server });
  const templates = Object.keys(remote.templates);
  const exposes: Record<string, string> = Object.fromEntries(
    templates.map((name) => [`./${name}`, `./src/templates/${name}/${name}.tsx`]),
  );
  // The schemas stay on the server: it validates contexts, and the browser gets the parsed result.
  if (server) exposes['./contract'] = './contract.ts';
  const aloneChunks = alone.flatMap((name) => [name, `__federation_expose_${name.replaceAll('-', '_')}`]);
  const extension = server ? 'cjs' : 'js';
  return {
    ...base,
    entry: {},
    output: {
      path: path.join(outDir, server ? 'server' : 'client'),
      clean: { keep: `${PLAIN_HOST}.js` },
      uniqueName: remote.name,
      publicPath: `/remotes/${remote.name}/${version}/client/`,
      // Removes a module that threw from the module cache, so that a retry does not get a half-evaluated one.
      strictModuleErrorHandling: true,
      // No hashes: the URL contains the version, and the entry would have to list every hash.
      filename: `[name].${extension}`,
      chunkFilename: `[id].${extension}`,
      cssFilename: '[name].css',
      cssChunkFilename: '[id].css',
      ...(server
        ? { library: { type: 'commonjs-module' } }
        : {
            module: true,
            chunkFormat: 'module',
            chunkLoading: 'import',
            // Every chunk passes the shell's integrity gate (shell/src/browser/federation/import-module.ts).
            importFunctionName: '__gm_import__(import.meta.url)',
          }),
    },
    optimization: {
      ...base.optimization,
      splitChunks: server
        ? false
        : { chunks: (chunk) => !chunk.canBeInitial() && !aloneChunks.includes(chunk.name ?? '') },
      moduleIds: 'deterministic',
      chunkIds: server ? 'named' : 'deterministic',
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(isWatched ? [] : [new ListInputsPlugin(), new ListPackagesPlugin()]),
      new DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
      new NormalModuleReplacementPlugin(/@module-federation[\\/]webpack-bundler-runtime/, hostRuntime),
      new ModuleFederationPlugin({
        name: containerName(remote.name, version),
        filename: `remoteEntry.${extension}`,
        library: { type: server ? 'commonjs-module' : 'module' },
        exposes,
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(
          Object.entries(sharedRanges).map(([name, requiredVersion]) => [
            name,
            { singleton: true, import: false as const, requiredVersion },
          ]),
        ),
        manifest: true,
        dts:
          server || !process.env.GM_TYPES
            ? false
            : { generateTypes: { abortOnError: true, tsConfigPath: findTsConfig(dir) } },
        experiments: { optimization: { disableSnapshot: true, target: server ? 'node' : 'web' } },
      }),
    ],
  };
}

/** The remote's entry for hosts that are not the shell. */
function createPlainHostConfig({ remote, dir, outDir }: BuildOptions): Configuration {
  return {
    ...createBaseConfig({ name: remote.name, dir, server: false }),
    name: `${remote.name}:plain-host`,
    entry: { [PLAIN_HOST]: require.resolve('../federation/plain-host.ts') },
    output: {
      path: path.join(outDir, 'client'),
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    plugins: [new DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
  };
}

/** The browser and the node build of one remote. A remote's `rspack.config.ts` is one call of this. */
export function defineRemoteBuild(
  remote: RemoteDefinition,
  dir: string,
  { alone = [] }: Partial<Pick<BuildOptions, 'alone'>> = {},
): Configuration[] {
  const options: BuildOptions = {
    remote,
    dir,
    version: process.env.GM_VERSION ?? 'lokal',
    outDir: process.env.GM_OUT_DIR ?? path.join(dir, 'dist'),
    alone,
  };
  for (const name of Object.keys(remote.templates)) {
    const file = path.join(dir, 'src/templates', name, `${name}.tsx`);
    if (!fs.existsSync(file)) throw new Error(`${remote.name}: template '${name}' is declared, but ${file} is missing`);
  }
  checkStatic(remote, dir);
  const sides = [createConfig(options, false), createConfig(options, true)];
  return isWatched ? sides.map(watchBuild) : [...sides, createPlainHostConfig(options)];
}
