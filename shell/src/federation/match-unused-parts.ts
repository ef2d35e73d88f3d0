/** Modules of the federation runtime, below `@module-federation/`, that unused-parts.js stands in for in the browser build. */
export const UNUSED_PARTS = [
  'error-codes/dist/desc.mjs',
  'runtime-core/dist/plugins/generate-preload-assets.js',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/plugins/snapshot/index.js',
  'runtime-core/dist/utils/context.js',
  'runtime-core/dist/utils/preload.js',
  'runtime-core/dist/utils/semver/index.js',
  'sdk/dist/dom.js',
  'sdk/dist/generateSnapshotFromManifest.js',
  'sdk/dist/logger.js',
  'sdk/dist/node.js',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
  'webpack-bundler-runtime/dist/init.js',
  'webpack-bundler-runtime/dist/installInitialConsumes.js',
  'webpack-bundler-runtime/dist/remotes.js',
  'webpack-bundler-runtime/dist/updateOptions.js',
];

/** Matches the paths of these modules on every operating system. */
export function matchUnusedParts(): RegExp {
  const files = UNUSED_PARTS.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
  return new RegExp(`@module-federation[\\\\/](${files})$`);
}
