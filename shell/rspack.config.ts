import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createBaseConfig } from '@gm/shared/bau/base-config';
import { hashFile } from '@gm/shared/bau/hash-file';
import {
  type Compiler,
  type Configuration,
  CopyRspackPlugin,
  DefinePlugin,
  NormalModuleReplacementPlugin,
} from '@rspack/core';

const require = createRequire(import.meta.url);
const dir = import.meta.dirname;
const dist = process.env.GM_OUT_DIR ?? path.join(dir, 'dist');
/** `npm run bench` builds the shell again: with its reference server, without its part in federation, the chrome, or threads. */
const bench = process.env.GM_BENCH;

const production = { 'process.env.NODE_ENV': '"production"' };

/** Of `frame` and of late chunks only one half is used: the styles of the one, the code of the others. */
class UnusedHalvesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('UnusedHalvesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'UnusedHalvesPlugin', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (files) => {
          for (const name of Object.keys(files)) {
            if (/^frame[.-].*\.js$|^(?!frame[.-]).*\.css$/.test(name)) compilation.deleteAsset(name);
          }
        },
      );
    });
  }
}

/** Writes `assets.json`: what the server puts into every document's head. */
class AssetListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetListPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
      const emitted = stats.compilation.getAssets().map(({ name }) => name);
      const describe = (file: string) => ({
        href: `/shell/${file}`,
        integrity: hashFile(fs.readFileSync(path.join(dist, 'client', file))),
      });
      const named = (pattern: RegExp) => emitted.filter((name) => pattern.test(name));
      const assetsOf = (entry: string) => entrypoints?.[entry]?.assets?.map(({ name }) => name) ?? [];
      const styles = named(/\.css$/);
      const [frame, spaeter, fotos, arbeit, app, werkzeuge] = [
        '',
        '-spaeter',
        '-fotos',
        '-arbeit',
        '-app',
        '-werkzeuge',
      ].map((part) => styles.find((name) => name.startsWith(`frame${part}.`)));
      const main = assetsOf('main').find((name) => name.endsWith('.js'));
      const [runtime] = named(/^inseln\.[^.]*\.js$/);
      const [eilmeldung] = named(/^eilmeldung\.[^.]*\.js$/);
      const [icon] = named(/^favicon.*\.svg$/);
      if (!main || !runtime || !eilmeldung || !icon || !frame || !spaeter || !fotos || !arbeit || !app || !werkzeuge)
        throw new Error('The shell build lacks a script, a stylesheet or the icon');
      const symbols = named(/^symbol-.*\.png$/).map((name) => [name.split('.')[0], `/shell/${name}`]);
      const list = {
        main: describe(main),
        runtime: describe(runtime),
        eilmeldung: describe(eilmeldung),
        css: [describe(frame)],
        laterCss: describe(spaeter),
        pageCss: {
          fotos: describe(fotos),
          arbeit: describe(arbeit),
          app: describe(app),
          werkzeuge: describe(werkzeuge),
        },
        fonts: named(/\.woff2$/)
          .sort()
          .map((name) => `/shell/${name}`),
        icon: `/shell/${icon}`,
        symbols: Object.fromEntries(symbols),
        // Pages that were visited work without the other late chunks.
        precache: [
          main,
          ...styles,
          ...named(/^(app|eilmeldung|inseln)\..*\.js$|\.woff2$|^(favicon|kamm)-?.*\.svg$/),
        ].map(describe),
      };
      fs.writeFileSync(path.join(dist, 'assets.json'), JSON.stringify(list));
    });
  }
}

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
    new AssetListPlugin(),
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
