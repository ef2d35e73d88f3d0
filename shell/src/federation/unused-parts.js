/**
 * Stands in, in the browser build, for parts of the federation runtime that this site does not need. Saves 9 kB on every
 * page. The list of replaced modules is in match-unused-parts.ts; unused-parts.test.ts guards both.
 */
import { reportFault } from '@gm/shared/fehler/report-fault';

const unused = (name) => () => {
  throw new Error(`${name} of the federation runtime is not in the build`);
};

// Never reached: deployment snapshots, manifests, script tags, preloading (the shell knows every file from release.json),
// remotes of remotes, fallbacks for shared packages.
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
export const updateRemoteOptions = unused('updateRemoteOptions');

// Reached, and simple here. The original `init` adds tree shaking of shared packages, which a deployment service plans.
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
// Brings tables up to date that another bundler fills while it runs; rspack's are whole from the start.
export const updateConsumeOptions = () => {};
// Templates are loaded asynchronously, and nothing that is shared before them.
export const installInitialConsumes = ({ initialConsumes }) => {
  if (initialConsumes.length > 0) unused('installInitialConsumes')();
};
// Ranges are checked when a release is accepted (registry/check-release.ts); the shell alone provides, in one version.
export const satisfy = () => true;

// What faults say in words can be looked up by their number, which stays in the message.
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const optionsToMFContext = () => undefined;

// Its warnings go where all faults go.
export const createLogger = (prefix) => {
  const log = (...message) => reportFault(new Error([prefix, ...message].join(' ')));
  return { warn: log, error: log };
};
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = unused('bindLoggerToCompiler');
