/** Builds one remote and writes its `release.json`. Used by command-line tools only. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '../contract/contract.ts';
import type { Release } from '../contract/release.ts';
import { type BuildInputs, describeInputs, hashInputs, INPUTS_FILE, listImported } from './build-inputs.ts';
import { describeComponents } from './describe-components.ts';
import { describeSchemas } from './describe-schemas.ts';
import { addAssets, describeTemplates, type Manifest } from './describe-templates.ts';
import { hashFile } from './hash-file.ts';
import { listExampleFiles, listExamples } from './list-examples.ts';
import { listFiles } from './list-files.ts';
import { type BundledPackage, PACKAGES_FILE } from './list-packages.ts';
import { PLAIN_HOST } from './remote-build.ts';
import { runBuild } from './run-build.ts';
import { sharedRanges } from './shared-ranges.ts';
import { singletons } from './singleton-hashes.ts';

const require = createRequire(import.meta.url);

const COMPONENTS_FILE = 'components.json';
const EXAMPLES_FILE = 'examples.json';
const SCHEMAS_FILE = 'schemas.json';

/** Placeholder in the version until the hash of the inputs is known; does not occur elsewhere in a build. */
const NOT_YET_KNOWN = 'inputhash0';
const TEXT = /\.(js|cjs|css|json)$/;

const MANIFESTS = ['mf-manifest.json', 'mf-stats.json'];

/** Makes the manifests those of any host: the entry that brings its own runtime, addresses relative to the manifest. */
function openManifests(dir: string): void {
  for (const name of MANIFESTS) {
    const file = path.join(dir, name);
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    manifest.metaData.publicPath = 'auto';
    manifest.metaData.remoteEntry.name = `${PLAIN_HOST}.js`;
    fs.writeFileSync(file, JSON.stringify(manifest));
  }
}

/** A version begins with its time, so that versions sort chronologically. */
function draftVersion(): string {
  const time = new Date().toISOString().replace(/[-:]/g, '').replace('T', '.').slice(0, 15);
  return `${time}-${NOT_YET_KNOWN}`;
}

/**
 * Everything both builds have read, the examples, and the build's own code: the remote's configuration and this folder.
 */
function readInputs(root: string, dir: string, outDir: string, examples: readonly string[]): BuildInputs {
  const read = ['client', 'server'].flatMap((side) => {
    const list = path.join(outDir, side, INPUTS_FILE);
    const files = JSON.parse(fs.readFileSync(list, 'utf8')) as string[];
    fs.rmSync(list);
    return files;
  });
  const makers = [
    path.join(dir, 'rspack.config.ts'),
    path.join(import.meta.dirname, 'remote-build.ts'),
    import.meta.filename,
  ];
  const shown = examples.flatMap((file) => (file.endsWith('.ts') ? [...listImported(file)] : file));
  const tools = ['@rspack/core', '@module-federation/enhanced/rspack'].map((name) => require.resolve(name));
  return describeInputs(root, [...read, ...shown, ...makers.flatMap((file) => [...listImported(file)]), ...tools]);
}

/**
 * @param dir the remote's folder: a workspace, or a repository of its own
 * @param root the repository; inputs are listed relative to it
 * @returns the release as written to `outDir/release.json`. Rejects with the compiler's messages.
 */
export async function buildRemote(dir: string, outDir: string, root = dir): Promise<Release> {
  const draft = draftVersion();
  const { remote } = (await import(`${pathToFileURL(path.join(dir, 'contract.ts')).href}?${draft}`)) as {
    remote: RemoteDefinition;
  };
  const { name } = remote;
  fs.rmSync(outDir, { recursive: true, force: true });
  // The remote's own rspack.config.ts is the build; environment variables set version and output folder.
  await runBuild(dir, { GM_VERSION: draft, GM_OUT_DIR: outDir, MF_BUILD_VERSION: draft });
  const inputs = readInputs(root, dir, outDir, listExampleFiles(remote, dir));
  const fingerprint = hashInputs(inputs);
  const settle = (text: string) => text.replaceAll(NOT_YET_KNOWN, fingerprint.slice(0, 8));
  for (const file of listFiles(outDir).filter((name) => TEXT.test(name))) {
    const location = path.join(outDir, file);
    fs.writeFileSync(location, settle(fs.readFileSync(location, 'utf8')));
  }
  const version = settle(draft);
  const described = addAssets(outDir, name, describeTemplates(remote));
  const createdAt = new Date().toISOString();
  const sides = ['client', 'server'].map((side) => path.join(outDir, side));
  const readPackages = (dir: string) =>
    JSON.parse(fs.readFileSync(path.join(dir, PACKAGES_FILE), 'utf8')) as BundledPackage[];
  const components = describeComponents({ name, version, createdAt }, sides.flatMap(readPackages));
  fs.writeFileSync(path.join(outDir, COMPONENTS_FILE), JSON.stringify(components));
  fs.writeFileSync(path.join(outDir, SCHEMAS_FILE), JSON.stringify(describeSchemas(remote)));
  fs.writeFileSync(path.join(outDir, EXAMPLES_FILE), JSON.stringify(await listExamples(remote, dir, draft)));
  // Used only by the server's tools.
  for (const side of sides) fs.rmSync(path.join(side, PACKAGES_FILE), { force: true });
  for (const file of MANIFESTS) fs.rmSync(path.join(outDir, 'server', file), { force: true });
  openManifests(path.join(outDir, 'client'));
  fs.writeFileSync(path.join(outDir, INPUTS_FILE), JSON.stringify(inputs));
  const files = listFiles(outDir).map((file) => {
    const content = fs.readFileSync(path.join(outDir, file));
    return [file, { integrity: hashFile(content), size: content.length }] as const;
  });
  const release: Release = {
    name,
    version,
    createdAt,
    contractVersion: remote.contractVersion,
    fingerprint,
    serverEntry: 'server/remoteEntry.cjs',
    shared: sharedRanges,
    singletons: Object.fromEntries(Object.entries(singletons).map(([singleton, { api }]) => [singleton, api])),
    files: Object.fromEntries(files),
    schemas: SCHEMAS_FILE,
    components: COMPONENTS_FILE,
    examples: EXAMPLES_FILE,
    ...described,
  };
  fs.writeFileSync(path.join(outDir, 'release.json'), JSON.stringify(release));
  return release;
}
