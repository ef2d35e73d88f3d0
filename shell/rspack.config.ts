import { createRequire } from 'node:module';
import path from 'node:path';
import { createBaseConfig } from '@gm/shared/build/base-config';
import { type Configuration, CopyRspackPlugin, DefinePlugin, NormalModuleReplacementPlugin } from '@rspack/core';
import { AssetListPlugin } from './build/asset-list-plugin.ts';
import { MotifPlugin } from './build/motif-plugin.ts';
import { UnusedHalvesPlugin } from './build/unused-halves-plugin.ts';

const require = createRequire(import.meta.url);
const dir = import.meta.dirname;
const dist = process.env.GM_OUT_DIR ?? path.join(dir, 'dist');
/**
 * `npm run bench` builds variants of the shell: the baseline server, without its part in federation, without the
 * chrome, or without guests.
 */
const bench = process.env.GM_BENCH;

const production = { 'process.env.NODE_ENV': '"production"' };
/** Definitions with which the federation runtime drops unused code. */
const federation = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_HAS_EXPOSES: 'true',
};

const base = {
  client: createBaseConfig({ name: 'shell', dir, server: false }),
  server: createBaseConfig({ name: 'shell', dir, server: true }),
};
const assetRule = { test: /\.(svg|woff2)$/, type: 'asset/resource' as const };
// Most first views show silhouettes of the default theme: inlined into the stylesheet they save a round trip (0.9 kB,
// less than the requests). Other themes load theirs on demand.
const inlineRule = {
  test: /masken[\\/](huegel-.*|kamm-default)\.svg$/,
  type: 'asset/inline' as const,
  generator: { dataUrl: { encoding: false as const, mimetype: 'image/svg+xml' } },
};

const client: Configuration = {
  ...base.client,
  // Only the stylesheet of `frame` is used.
  entry: {
    main: './src/browser/client/main.ts',
    frame: './src/browser/client/frame.ts',
    'frame-werkzeuge': './src/staff/tools.ts',
    eilmeldung: './src/browser/alerts/eilmeldung-element.ts',
  },
  resolve: {
    ...base.client.resolve,
    // The package defaults to its development build.
    alias: {
      'react-router$': path.join(
        path.dirname(require.resolve('react-router/package.json')),
        'dist/production/index.mjs',
      ),
    },
  },
  module: {
    ...base.client.module,
    rules: [
      ...(base.client.module?.rules ?? []),
      { oneOf: [inlineRule, assetRule] },
      {
        test: /react-router[\\/]dist[\\/].*\.mjs$/,
        loader: require.resolve('@gm/shared/build/pure-router-loader.cjs'),
      },
      {
        test: /@module-federation[\\/](runtime-core|webpack-bundler-runtime)[\\/]dist[\\/].*\.js$/,
        loader: path.join(dir, 'build/slim-runtime-loader.cjs'),
      },
    ],
  },
  output: {
    path: path.join(dist, 'client'),
    clean: true,
    uniqueName: 'shell',
    publicPath: '/shell/',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    // src/browser/client/import-chunk.ts
    importFunctionName: '__gm_shell_import__',
  },
  optimization: {
    ...base.client.optimization,
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        // Styles of the frame that only some pages need.
        fotos: {
          name: 'frame-fotos',
          test: /(hero-photos|carousel-window|image|credit)\.module\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
        slider: {
          name: 'frame-slider',
          test: /hero-slider\.module\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
        huegel: {
          name: 'frame-huegel',
          test: /hero-hills\.module\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
        themen: { name: 'frame-themen', test: /themes\.css$/, chunks: ({ name }) => name === 'frame', enforce: true },
        arbeit: {
          name: 'frame-arbeit',
          test: /work\.module\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
        app: { name: 'frame-app', test: /app-mode\.css$/, chunks: ({ name }) => name === 'frame', enforce: true },
        // Styles for parts below the content, loaded with those parts: this leaves room for content in the first
        // packets.
        unten: {
          name: 'frame-unten',
          test: /[\\/](footer|panel|menu|services)\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
        // Styles that are needed only after the first paint.
        spaeter: {
          name: 'frame-spaeter',
          test: /[\\/](push|app|suggestions|later)\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
      },
    },
  },
  plugins: [
    ...(base.client.plugins ?? []),
    new DefinePlugin({
      ...production,
      ...federation,
      ENV_TARGET: '"web"',
      FEDERATION_DEBUG: '""',
      FEDERATION_BUILD_IDENTIFIER: 'undefined',
    }),
    ...(bench === 'without-federation'
      ? [new NormalModuleReplacementPlugin(/\/browser-remotes\.ts$/, path.join(dir, 'bench/no-federation.js'))]
      : []),
    ...(bench === 'without-chrome'
      ? [new NormalModuleReplacementPlugin(/\/(chrome|app)\.client\.ts$/, path.join(dir, 'bench/no-chrome.js'))]
      : []),
    new CopyRspackPlugin({
      patterns: [
        { from: 'assets/favicon.svg', to: 'favicon.[contenthash:8].svg' },
        { from: 'assets/app-symbole/*.png', to: '[name].[contenthash:8].png' },
      ],
    }),
    new MotifPlugin(),
    new UnusedHalvesPlugin(),
    new AssetListPlugin(dist),
  ],
};

/**
 * React and all rendering code are bundled with the router's own dependencies, because the build would otherwise
 * resolve other versions of the same packages. Server-only packages come from node_modules.
 */
const BUNDLED =
  /^(react|react-dom|react-router|react-router-dom|cookie|set-cookie-parser|zustand|lucide-react|simple-icons|zod|dayjs|@gm\/shared|@module-federation\/.+)(\/|$)/;

const server: Configuration = {
  ...base.server,
  target: 'node20',
  entry: {
    main: './src/server/main.ts',
    // Separate processes: one receives a delivery, one judges it against the site's content.
    receive: './cli/receive.ts',
    judge: './cli/judge.ts',
    barriers: './cli/barriers.ts',
    // Processes that run the code of releases.
    guest: './src/isolation/guest.ts',
    ...(bench === 'bare-server' ? { 'bare-server': './bench/bare-server.tsx' } : {}),
  },
  module: {
    ...base.server.module,
    rules: [...(base.server.module?.rules ?? []), { ...assetRule, generator: { emit: false } }],
  },
  externalsType: 'module',
  externals: [
    ({ request }, done) =>
      request &&
      /^[\w@]/.test(request) &&
      !request.startsWith('node:') &&
      !path.isAbsolute(request) &&
      !BUNDLED.test(request)
        ? done(undefined, request)
        : done(),
  ],
  output: {
    path: path.join(dist, 'server'),
    clean: true,
    uniqueName: 'shell',
    publicPath: '/shell/',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  optimization: { splitChunks: false, minimize: false },
  plugins: [
    new DefinePlugin({ ...production, ...federation, ENV_TARGET: '"node"' }),
    ...(bench === 'without-guests'
      ? [new NormalModuleReplacementPlugin(/\/guests\.ts$/, path.join(dir, 'bench/no-guests.ts'))]
      : []),
  ],
};

/** The service worker is one classic script, because older browsers lack module workers. */
const worker: Configuration = {
  ...base.client,
  name: 'shell:worker',
  target: ['webworker', 'es2022'],
  entry: { sw: './src/browser/worker/service-worker.ts' },
  output: { path: path.join(dist, 'worker'), clean: true, uniqueName: 'shell', filename: '[name].js' },
  optimization: { ...base.client.optimization, splitChunks: false },
  plugins: [new DefinePlugin(production)],
};

/** Loaded under `npm run dev` only (src/serve/development). */
const development: Configuration = {
  ...base.client,
  name: 'shell:development',
  entry: { client: './src/browser/development/client.ts' },
  output: {
    path: path.join(dist, 'development'),
    clean: true,
    uniqueName: 'shell',
    filename: '[name].js',
    module: true,
    library: { type: 'module' },
  },
  optimization: { ...base.client.optimization, splitChunks: false },
  plugins: [new DefinePlugin(production)],
};

export default [client, server, worker, development];
