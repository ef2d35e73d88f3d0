import { createRequire } from 'node:module';
import path from 'node:path';
import { createBaseConfig } from '@gm/shared/bau/base-config';
import { type Configuration, CopyRspackPlugin, DefinePlugin, NormalModuleReplacementPlugin } from '@rspack/core';
import { AssetListPlugin } from './bau/asset-list-plugin.ts';
import { UnusedHalvesPlugin } from './bau/unused-halves-plugin.ts';

const require = createRequire(import.meta.url);
const dir = import.meta.dirname;
const dist = process.env.GM_OUT_DIR ?? path.join(dir, 'dist');
/** `npm run bench` builds the shell again: with its reference server, without its part in federation, the chrome, or threads. */
const bench = process.env.GM_BENCH;

const production = { 'process.env.NODE_ENV': '"production"' };

const base = {
  client: createBaseConfig({ name: 'shell', dir, server: false }),
  server: createBaseConfig({ name: 'shell', dir, server: true }),
};
const assetRule = { test: /\.(svg|woff2)$/, type: 'asset/resource' as const };
// The silhouettes of the default theme are part of most first views: inside the stylesheet they cost no round trip of
// their own (0.9 kB, less than their requests). The other themes load theirs when they are shown.
const inlineRule = {
  test: /masken[\\/](huegel-.*|kamm-default)\.svg$/,
  type: 'asset/inline' as const,
  generator: { dataUrl: { encoding: false as const, mimetype: 'image/svg+xml' } },
};

const client: Configuration = {
  ...base.client,
  // Of `frame` only the stylesheet is used.
  entry: {
    main: './src/client/main.ts',
    frame: './src/client/frame.ts',
    'frame-werkzeuge': './src/werkzeuge/werkzeuge.ts',
    eilmeldung: './src/eilmeldung/eilmeldung-element.ts',
  },
  resolve: {
    ...base.client.resolve,
    // The package's default is its development build.
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
      { test: /react-router[\\/]dist[\\/].*\.mjs$/, loader: require.resolve('@gm/shared/bau/pure-router-loader.cjs') },
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
          test: /(hero-fotos|karussell-fenster|bild)\.module\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
        arbeit: {
          name: 'frame-arbeit',
          test: /arbeit\.module\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
        app: { name: 'frame-app', test: /app-modus\.css$/, chunks: ({ name }) => name === 'frame', enforce: true },
        // Of what stands below the content: it comes with it, and the first packets have room for the content.
        unten: {
          name: 'frame-unten',
          test: /[\\/](fuss|panel|menue|dienste)\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
        // And those that are due after the first paint.
        spaeter: {
          name: 'frame-spaeter',
          test: /[\\/](push|app|vorschlaege|spaeter)\.css$/,
          chunks: ({ name }) => name === 'frame',
          enforce: true,
        },
      },
    },
  },
  plugins: [
    ...(base.client.plugins ?? []),
    new DefinePlugin(production),
    ...(bench === 'without-federation'
      ? [new NormalModuleReplacementPlugin(/\/containers\.ts$/, path.join(dir, 'bench/no-federation.js'))]
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
    new UnusedHalvesPlugin(),
    new AssetListPlugin(dist),
  ],
};

/**
 * React and everything that renders is part of the build, with the router's own dependencies: the same names in another version
 * stand where the build looks from. What only serves comes from node_modules.
 */
const BUNDLED =
  /^(react|react-dom|react-router|react-router-dom|cookie|set-cookie-parser|zustand|lucide-react|simple-icons|zod|dayjs|@gm\/shared|@module-federation\/.+)(\/|$)/;

const server: Configuration = {
  ...base.server,
  target: 'node20',
  entry: {
    main: './src/server/main.ts',
    // Processes of their own: what takes a delivery, what loads it once, and what judges it on the site's content.
    receive: './cli/receive.ts',
    warm: './cli/warm.ts',
    judge: './cli/judge.ts',
    barriers: './cli/barriers.ts',
    // Threads of the site's process.
    'render-worker': './src/isolation/render-worker.ts',
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
  // The federation runtime leaves out what these say is not needed (snapshots of a deployment service).
  plugins: [
    new DefinePlugin({ ...production, ENV_TARGET: '"node"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
    ...(bench === 'without-threads'
      ? [new NormalModuleReplacementPlugin(/\/render-pool\.ts$/, path.join(dir, 'bench/no-threads.ts'))]
      : []),
  ],
};

/** The service worker: one classic script, because module workers are missing in older browsers. */
const worker: Configuration = {
  ...base.client,
  name: 'shell:worker',
  target: ['webworker', 'es2022'],
  entry: { sw: './src/app/worker/service-worker.ts' },
  output: { path: path.join(dist, 'worker'), clean: true, uniqueName: 'shell', filename: '[name].js' },
  optimization: { ...base.client.optimization, splitChunks: false },
  plugins: [new DefinePlugin(production)],
};

export default [client, server, worker];
