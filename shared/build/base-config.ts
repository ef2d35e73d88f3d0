import { createRequire } from 'node:module';
import {
  type Configuration,
  LightningCssMinimizerRspackPlugin,
  SourceMapDevToolPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { NoStyleLoadingPlugin } from './no-style-loading.ts';
import { swcRule } from './swc-rule.ts';

const require = createRequire(import.meta.url);

/**
 * Without targets the CSS minimizer transpiles `:is()` and logical properties for ten-year-old browsers, which makes
 * the output four times as large.
 */
const CSS_TARGETS = ['chrome 120', 'firefox 121', 'safari 17.2'];

/**
 * With `GM_SOURCE_MAPS=1`: source maps of the browser's code for an error tracker, in a folder beside the public one. No
 * file names them, and nothing serves them.
 */
const listHiddenMaps = () =>
  process.env.GM_SOURCE_MAPS
    ? [new SourceMapDevToolPlugin({ filename: '../maps/[file].map', test: /\.js$/, append: false })]
    : [];

interface BaseOptions {
  name: string;
  dir: string;
  server: boolean;
}

/** Common base of the shell's and the remotes' builds: TypeScript, CSS Modules, targets. */
export function createBaseConfig({ name, dir, server }: BaseOptions): Configuration {
  return {
    name: `${name}:${server ? 'server' : 'client'}`,
    mode: 'production',
    context: dir,
    devtool: false,
    target: server ? 'async-node20' : ['web', 'es2022'],
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      // Custom properties are the public names of the design: modules set and read them across files.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/auto': {
          exportsOnly: server,
          esModule: true,
          exportsConvention: 'as-is',
          // The hash is salted with output.uniqueName: identical in both builds of a remote, different between remotes.
          localIdentName: '[local]-[hash:6]',
        },
      },
      rules: [
        swcRule,
        { test: /\.css$/, type: 'css/auto', loader: require.resolve('./layer-order-loader.cjs') },
        // The hash is the same in both builds, so that the server names the file of the browser's build.
        { test: /\.webp$/, type: 'asset/resource', generator: { filename: '[contenthash][ext]', emit: !server } },
      ],
    },
    plugins: server ? [] : [new NoStyleLoadingPlugin(), ...listHiddenMaps()],
    optimization: {
      minimizer: [
        new SwcJsMinimizerRspackPlugin(),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: CSS_TARGETS } }),
      ],
    },
    stats: 'errors-warnings',
    performance: false,
  };
}
