// Leaves out of the federation runtime what the browser's host never calls: 10.7 kB with our plugins instead of 18 (decision 093). Each
// member keeps its name and loses its body, and the bundler drops what only that body used.
const LEFT_OUT = {
  // Manifests and preloading: the page lists every file of a release with its hash.
  'runtime-core/dist/remote/index.js': { preloadRemote: '', removeRemote: '' },
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': {
    loadRemoteSnapshotInfo: '',
    getManifestJson: '',
    loadManifestSnapshot: '',
  },
  // Entries without a hash: a plugin loads all of them (src/browser/federation/verified-files.ts).
  'runtime-core/dist/utils/load.js': { loadEntryDom: '' },
  // Facts for error reports, which the runtime drops in browsers.
  'runtime-core/dist/utils/context.js': { optionsToMFContext: '' },
  // Ranges of versions: they are compared when a release is accepted, and the shell shares one version of each module.
  'runtime-core/dist/utils/semver/index.js': { satisfy: 'return true;' },
  // Remotes and bundled copies of shared modules: a remote of the site has neither.
  'webpack-bundler-runtime/dist/remotes.js': { remotes: '' },
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': { getSharedFallbackGetter: '' },
  'webpack-bundler-runtime/dist/updateOptions.js': { updateConsumeOptions: '' },
  'webpack-bundler-runtime/dist/init.js': { beforeInit: '' },
};
const WHOLE_RUNTIME = 'import * as runtime from "@module-federation/runtime";';
const USED_RUNTIME =
  'import { init as initRuntime } from "@module-federation/runtime"; const runtime = { init: initRuntime };';

/** Whole lines: the packages are published formatted, so that a member ends at a brace indented like its first line. */
const findMember = (name) =>
  new RegExp(`^(\\t*)((?:async |function |const )*${name}(?: = )?\\(.*\\{)\\n[\\s\\S]*?^\\1\\}`, 'm');

module.exports = function slimRuntime(source) {
  const file = this.resourcePath.replaceAll('\\', '/').replace(/.*@module-federation\//, '');
  const replace = (text, pattern, replacement) => {
    const slim = text.replace(pattern, replacement);
    if (slim === text) throw new Error(`${file} has no ${pattern} any more`);
    return slim;
  };
  if (file === 'webpack-bundler-runtime/dist/index.js') return replace(source, WHOLE_RUNTIME, USED_RUNTIME);
  return Object.entries(LEFT_OUT[file] ?? {}).reduce(
    (text, [name, body]) => replace(text, findMember(name), `$1$2 ${body} }`),
    source,
  );
};
