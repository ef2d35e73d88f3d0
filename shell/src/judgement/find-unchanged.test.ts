import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import { expect, it } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.examples.ts';
import type { StoredBuild } from './budget.ts';
import { findUnchanged } from './find-unchanged.ts';

const CONTRACT = 'server/__federation_expose_contract.cjs';

/** A build like the bundler's: a file for each template, and its version in the name of the container. */
function build(version: string, changed: Record<string, string> = {}, island: 'visible' | null = null): StoredBuild {
  const dir = createTemporaryDir();
  const release = createBuild(dir, { version, templates: ['text', 'bild-text'], island });
  const texts = {
    'server/remoteEntry.cjs': `var name = 'mf_probe__${version}';`,
    'server/__federation_expose_text.cjs': 'text',
    'server/__federation_expose_bild_text.cjs': 'bild',
    [CONTRACT]: 'contract',
    ...changed,
  };
  for (const [file, text] of Object.entries(texts)) {
    fs.writeFileSync(path.join(dir, file), text);
    release.files[file] = { integrity: hashFile(Buffer.from(text)), size: text.length };
  }
  return { release, dir };
}
const before = build('1');

it.each<[string, StoredBuild, string[], boolean]>([
  ['nothing but the version', build('2'), ['text', 'bild-text'], true],
  ['code of one template', build('3', { 'server/__federation_expose_text.cjs': 'anders' }), ['bild-text'], true],
  ['the contract', build('4', { [CONTRACT]: 'anders' }), [], false],
  ['the entry', build('5', { 'server/remoteEntry.cjs': 'anders' }), [], false],
  ['a file more, which any of them may use', build('6', { 'server/7.cjs': 'geteilt' }), [], false],
  ['when its code is due in the browser', build('7', {}, 'visible'), [], false],
])('detects that %s has changed', (_name, after, unchanged, sameContract) => {
  expect(findUnchanged(before, after)).toEqual({ unchanged, sameContract });
});

it('treats new and removed templates as changed', () => {
  const dir = createTemporaryDir();
  const other: StoredBuild = { dir, release: { ...before.release, templates: {} } };
  const nothing = { unchanged: [], sameContract: false };
  expect(findUnchanged(other, before)).toEqual(nothing);
  expect(findUnchanged(before, other)).toEqual(nothing);
});
