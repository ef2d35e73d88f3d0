/** Builds one remote and writes its `release.json`. Runs in the command line tools only. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '../vertrag/release.ts';
import type { RemoteDefinition } from '../vertrag/vertrag.ts';
import { computeFingerprint } from './fingerprint.ts';
import { hashFile } from './hash-file.ts';
import { precompress } from './precompress.ts';
import { runBuild } from './run-build.ts';
import { sharedRanges } from './shared-ranges.ts';

interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Two builds of the same sources have the same fingerprint; a version adds the time. */
export function fingerprintRemote(root: string, remote: string): string {
  return computeFingerprint(root, [remote, 'shared']);
}

function createVersion(fingerprint: string): string {
  const time = new Date().toISOString().replace(/[-:]/g, '').replace('T', '.').slice(0, 15);
  return `${time}-${fingerprint.slice(0, 8)}`;
}

function listFiles(dir: string, relative = ''): string[] {
  return fs.readdirSync(path.join(dir, relative), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(relative, entry.name);
    return entry.isDirectory() ? listFiles(dir, file) : [file];
  });
}

function describeBuild(outDir: string, remote: RemoteDefinition): Pick<Release, 'entry' | 'templates'> {
  const manifest = JSON.parse(fs.readFileSync(path.join(outDir, 'client/mf-manifest.json'), 'utf8')) as Manifest;
  const { remoteEntry } = manifest.metaData;
  const client = (file: string) => path.posix.join('client', file);
  const templates: Release['templates'] = {};
  for (const [name, { slots, surface = 'sheet', island, policy }] of Object.entries(remote.templates)) {
    const assets = manifest.exposes.find((expose) => expose.name === name)?.assets;
    if (!assets) throw new Error(`${remote.name}: the build exposes no template '${name}'`);
    templates[name] = {
      slots: [...slots],
      surface,
      island: island?.when ?? null,
      js: assets.js.sync.map(client),
      css: assets.css.sync.map(client),
    };
    if (policy) templates[name].policy = { ...policy, from: [...policy.from], uses: [...policy.uses] };
  }
  // Nothing but the shell loads stylesheets, and it asks this list.
  const listed = Object.values(templates).flatMap(({ css }) => css);
  const unlisted = listFiles(outDir, 'client').filter((file) => file.endsWith('.css') && !listed.includes(file));
  if (unlisted.length > 0) {
    throw new Error(
      `${remote.name}: ${unlisted.join(', ')} is loaded late; import the stylesheet in the template itself`,
    );
  }
  return { entry: client(path.posix.join(remoteEntry.path, remoteEntry.name)), templates };
}

/** @returns the release as it stands in `outDir/release.json`. Rejects with the compiler's messages. */
export async function buildRemote(root: string, name: string, outDir: string): Promise<Release> {
  const dir = path.join(root, name);
  const fingerprint = fingerprintRemote(root, name);
  const version = createVersion(fingerprint);
  const { remote } = (await import(`${pathToFileURL(path.join(dir, 'contract.ts')).href}?${version}`)) as {
    remote: RemoteDefinition;
  };
  fs.rmSync(outDir, { recursive: true, force: true });
  // The remote's own rspack.config.ts is the build; the environment says which version and where to.
  await runBuild(dir, { GM_VERSION: version, GM_OUT_DIR: outDir });
  const described = describeBuild(outDir, remote);
  // Only the server's tools read these; the browser gets what it needs with each page.
  for (const side of ['client', 'server']) {
    for (const file of ['mf-manifest.json', 'mf-stats.json']) fs.rmSync(path.join(outDir, side, file), { force: true });
  }
  const files = listFiles(outDir).map((file) => {
    const content = fs.readFileSync(path.join(outDir, file));
    return [file, { integrity: hashFile(content), size: content.length }] as const;
  });
  await precompress(path.join(outDir, 'client'));
  const release: Release = {
    name,
    version,
    createdAt: new Date().toISOString(),
    contractVersion: remote.contractVersion,
    fingerprint,
    serverEntry: 'server/remoteEntry.cjs',
    shared: sharedRanges,
    files: Object.fromEntries(files),
    ...described,
  };
  fs.writeFileSync(path.join(outDir, 'release.json'), JSON.stringify(release));
  return release;
}
