import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseSchema } from '../../contract/release.ts';
import { hashFile } from '../hash-file.ts';
import type { RemoteDescription } from './read-description.ts';
import { WATCHED_VERSION } from './watch-remote.ts';
import { createReleaseWriter, nameWatchedVersion } from './write-release.ts';

let folder: string;
let outDir: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-'));
  outDir = path.join(folder, 'out');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const save = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
  fs.writeFileSync(path.join(outDir, file), text);
};
const description: RemoteDescription = {
  name: 'mf-x',
  contractVersion: 1,
  templates: { text: { slots: ['content'], surface: 'sheet', island: null, paths: [], posts: {} } },
  schemas: { text: { context: {}, options: {}, calls: [] } },
  examples: { text: [] },
};
const manifest = {
  metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ name: 'text', assets: { js: { sync: ['text.js'] }, css: { sync: ['text.css'] } } }],
};

it('writes every build as a release, with links for what has not changed', () => {
  save('client/mf-manifest.json', JSON.stringify(manifest));
  save('client/remoteEntry.js', `load('${WATCHED_VERSION}')`);
  save('client/text.js', 'one');
  save('client/text.js.map', '{}');
  save('client/text.css', 'a {}');
  save('server/remoteEntry.cjs', `load('${WATCHED_VERSION}')`);
  const write = createReleaseWriter(outDir);
  const [first, second] = [nameWatchedVersion(), nameWatchedVersion()];
  expect(first).toHaveLength(WATCHED_VERSION.length);
  expect(second > first && first > '20261130.235959-ffffffff'.slice(0, 8)).toBe(true);
  const read = (version: string, file: string) => fs.readFileSync(path.join(folder, version, file), 'utf8');

  const release = write(path.join(folder, first), first, description);
  expect(releaseSchema.parse(JSON.parse(read(first, 'release.json')))).toEqual(release);
  expect(release.entry).toBe('client/remoteEntry.js');
  expect(release.templates.text).toMatchObject({ js: ['client/text.js'], css: ['client/text.css'] });
  expect(read(first, 'client/remoteEntry.js')).toBe(`load('${first}')`);
  for (const [file, { integrity, size }] of Object.entries(release.files)) {
    const content = fs.readFileSync(path.join(folder, first, file));
    expect([hashFile(content), content.length], file).toEqual([integrity, size]);
  }
  // Beside its file, but nothing that a page loads.
  expect(Object.keys(release.files)).not.toContain('client/text.js.map');
  expect(read(first, 'client/text.js.map')).toBe('{}');

  save('client/text.js', 'changed');
  write(path.join(folder, second), second, description);
  expect(read(second, 'client/text.js')).toBe('changed');
  expect(read(first, 'client/text.js')).toBe('one');
  expect(read(second, 'client/remoteEntry.js')).toBe(`load('${second}')`);
  const inode = (version: string) => fs.statSync(path.join(folder, version, 'client/text.css')).ino;
  expect(inode(second)).toBe(inode(first));
});

it('refuses a build without a described template', () => {
  save('client/mf-manifest.json', JSON.stringify({ ...manifest, exposes: [] }));
  const write = createReleaseWriter(outDir);
  expect(() => write(path.join(folder, 'v'), 'v', description)).toThrow("the build exposes no template 'text'");
});
