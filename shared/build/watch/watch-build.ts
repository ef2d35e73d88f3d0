import type { Configuration } from '@rspack/core';
import { ReportPlugin } from './report-plugin.ts';

/** Saves within this time are one build. */
const SETTLE_MS = 10;

/**
 * The configuration of a release for `npm run dev`: readable, with source maps, and rebuilt in memory at every save.
 * `process.env.NODE_ENV` stays `production`, because React is the shell's.
 */
export function watchBuild(config: Configuration): Configuration {
  return {
    ...config,
    mode: 'development',
    devtool: 'source-map',
    output: { ...config.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    optimization: { ...config.optimization, minimize: false, nodeEnv: false, moduleIds: 'named', chunkIds: 'named' },
    plugins: [...(config.plugins ?? []), new ReportPlugin()],
    watchOptions: { aggregateTimeout: SETTLE_MS, ignored: /[\\/](node_modules|dist)[\\/]/ },
  };
}
