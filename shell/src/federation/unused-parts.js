/**
 * Stands in, in the browser build, for the parts of the federation runtime that this site never reaches: deployment
 * snapshots, manifests, script tags, preloading (the shell knows every file from release.json). Saves 6 kB on every
 * page. The list of replaced modules is in rspack.config.ts; federation-size.test.ts guards both.
 */
function unused() {
  throw new Error('This part of the federation runtime is not in the build');
}

export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});
export const isManifestProvider = () => false;

export {
  unused as assignRemoteInfo,
  unused as createLink,
  unused as createScript,
  unused as createScriptNode,
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as generatePreloadAssetsPlugin,
  unused as generateSnapshotFromManifest,
  unused as getManifestFileName,
  unused as getSharedFallbackGetter,
  unused as inferAutoPublicPath,
  unused as init,
  unused as isStaticResourcesEqual,
  unused as loadScript,
  unused as loadScriptNode,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
  unused as remotes,
  unused as safeWrapper,
  unused as simpleJoinRemoteEntry,
  unused as snapshotPlugin,
};
