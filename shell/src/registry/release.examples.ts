/** Releases for tests: written by hand in the shape of a build, so that no compiler has to run. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import { type ArtefactParts, packArtefact } from '@gm/shared/build/pack-artefact';
import { CONTRACT_VERSION } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { afterAll } from 'vitest';
import type { ReceiveOptions } from '../delivery/receive-artefact.ts';
import { ServerRemote } from '../federation/server-remote.ts';
import { describeHost, type HostDescription } from '../store/check-release.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { createStaging, moveIn } from '../store/release-store.ts';
import { trustPath } from '../store/trust.ts';

export const host: HostDescription = describeHost({ react: '19.3.1', zustand: '5.1.0' });

const temporaryDirs: string[] = [];
afterAll(() => {
  for (const dir of temporaryDirs)
    for (const place of [dir, trustPath(dir)]) fs.rmSync(place, { recursive: true, force: true });
}, 60_000);

/** Removed after the tests of the file. */
export function createTemporaryDir(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'shell-'));
  temporaryDirs.push(dir);
  return dir;
}

export interface ReleaseExample {
  name?: string;
  version: string;
  templates?: string[];
  /** Permitted paths, and targets of their forms. */
  paths?: string[];
  posts?: Record<string, string>;
  /** When the browser loads the code of its templates; by default never. */
  island?: Release['templates'][string]['island'];
  /** Last line of the server's entry, e.g. a `throw`, or one that changes its `modules`. */
  serverCode?: string;
  contractVersion?: number;
  createdAt?: string;
}

/** A container as the federation runtime expects it. Every template is a component that returns its own name. */
function writeServerEntry(name: string, templates: string[], lastLine: string): string {
  const anything = '{ safeParse: (data) => ({ success: true, data }) }';
  const definitions = templates.map(
    (id) => `'${id}': { slots: ['content'], context: ${anything}, options: ${anything} }`,
  );
  const modules = templates.map((id) => `'./${id}': { default: () => '${id}' }`);
  return `const modules = {
  './contract': { remote: { name: '${name}', contractVersion: 1, templates: { ${definitions.join(', ')} } } },
  ${modules.join(',\n  ')}
};
exports.get = async (id) => () => modules[id];
exports.init = () => {};
${lastLine}
`;
}

/** Writes a finished build to `dir` and describes it like `release.json`. */
export function createBuild(
  dir: string,
  {
    name = 'mf-probe',
    version,
    templates = ['text'],
    island = null,
    serverCode = '',
    paths = [],
    posts = {},
    contractVersion = CONTRACT_VERSION,
    createdAt = '2026-11-21T18:00:00.000Z',
  }: ReleaseExample,
): Release {
  const contents: Record<string, string> = {
    'client/remoteEntry.js': `export const version = '${version}';`,
    'client/text.js': `export default () => '${version}';`,
    'client/text.css': '.text{color:inherit}',
    'server/remoteEntry.cjs': writeServerEntry(name, templates, serverCode),
  };
  for (const [file, content] of Object.entries(contents)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), content);
  }
  const files = Object.entries(contents).map(([file, content]) => {
    const bytes = Buffer.from(content);
    return [file, { integrity: hashFile(bytes), size: bytes.length }] as const;
  });
  const template = { slots: ['content' as const], surface: 'sheet' as const, island, paths, posts };
  const release: Release = {
    name,
    version,
    createdAt,
    contractVersion,
    fingerprint: `fingerprint of ${version}`,
    entry: 'client/remoteEntry.js',
    serverEntry: 'server/remoteEntry.cjs',
    templates: Object.fromEntries(
      templates.map((id) => [id, { ...template, js: ['client/text.js'], css: ['client/text.css'] }]),
    ),
    shared: { react: '^19.0.0' },
    singletons: {},
    files: Object.fromEntries(files),
  };
  fs.writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release));
  return release;
}

/** A release in the store in the state before its activation. */
export function storeExample(releasesDir: string, example: ReleaseExample): Release {
  const staging = createStaging(releasesDir, example.version);
  const release = createBuild(staging, example);
  moveIn(releasesDir, staging, release);
  fs.rmSync(path.join(releasesDir, '.staging'), { recursive: true, force: true });
  return release;
}

/** Loads a release in this process, as a child process does in production. */
export async function warmHere(dir: string): Promise<void> {
  const release = JSON.parse(fs.readFileSync(path.join(dir, 'release.json'), 'utf8')) as Release;
  await ServerRemote.load(release, dir);
}

/** Options with which tests receive artefacts. */
export function describeReceiver(releasesDir: string): ReceiveOptions {
  return { store: createDiskStore(releasesDir), host, keep: 5, allowUnsigned: true, warm: warmHere };
}

/** Packs an example as an artefact; returns its path. */
export function packExample(example: ReleaseExample, parts: Partial<ArtefactParts> = {}): Promise<string> {
  const buildDir = createTemporaryDir();
  createBuild(buildDir, example);
  return packArtefact(buildDir, createTemporaryDir(), { signer: null, ...parts });
}
