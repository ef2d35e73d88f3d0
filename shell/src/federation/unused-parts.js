/**
 * Stands in, in the browser build, for the parts of the federation runtime that this site never reaches: deployment
 * snapshots, manifests, script tags, preloading (the shell knows every file from release.json). Saves 6 kB on every
 * page. The list of replaced modules is in rspack.config.ts; unused-parts.test.ts guards both.
 */
const unused = (name) => () => {
  throw new Error(`${name} of the federation runtime is not in the build`);
};

export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});
export const isManifestProvider = () => false;

export const assignRemoteInfo = unused('assignRemoteInfo');
export const createLink = unused('createLink');
export const createScript = unused('createScript');
export const createScriptNode = unused('createScriptNode');
export const defaultPreloadArgs = unused('defaultPreloadArgs');
export const formatPreloadArgs = unused('formatPreloadArgs');
export const generatePreloadAssetsPlugin = unused('generatePreloadAssetsPlugin');
export const generateSnapshotFromManifest = unused('generateSnapshotFromManifest');
export const getManifestFileName = unused('getManifestFileName');
export const getSharedFallbackGetter = unused('getSharedFallbackGetter');
export const inferAutoPublicPath = unused('inferAutoPublicPath');
export const isStaticResourcesEqual = unused('isStaticResourcesEqual');
export const loadScript = unused('loadScript');
export const loadScriptNode = unused('loadScriptNode');
export const normalizePreloadExposes = unused('normalizePreloadExposes');
export const preloadAssets = unused('preloadAssets');
export const remotes = unused('remotes');
export const safeWrapper = unused('safeWrapper');
export const simpleJoinRemoteEntry = unused('simpleJoinRemoteEntry');
export const snapshotPlugin = unused('snapshotPlugin');
