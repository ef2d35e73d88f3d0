import path from 'node:path';
import { swcRule } from '@gm/shared/bau/swc-rule';
import { defineConfig } from '@rspack/cli';

/**
 * One file per thread, so that the api starts without a TypeScript loader. Packages stay outside: some are native, and
 * the embedded database reads its program from its own folder.
 */
export default defineConfig({
  mode: 'production',
  target: 'node20',
  context: import.meta.dirname,
  entry: { main: './src/main.ts', 'pglite-worker': './src/daten/pglite/pglite-worker.ts' },
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  resolve: { extensions: ['.ts'] },
  externalsType: 'module',
  externals: ({ request = '' }, callback) => {
    const isOwn = request.startsWith('.') || request.startsWith('/') || request.startsWith('@gm/');
    return isOwn ? callback() : callback(undefined, request);
  },
  module: {
    rules: [swcRule],
    // Settings and the thread find their files beside the bundle, not where the sources lay.
    parser: { javascript: { importMeta: false, url: false, worker: false } },
  },
  // Readable stack traces in the log are worth more than the bytes.
  optimization: { minimize: false },
  devtool: false,
  performance: false,
  stats: 'errors-warnings',
});
