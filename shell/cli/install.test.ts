import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needsInstall } from './install.mjs';

const LOCK = {
  '': { name: 'site' },
  shell: { name: '@gm/shell' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

function createTree(installed: Record<string, { version: string }> | null, folders = ['node_modules/react']): string {
  const root = mkdtempSync(join(tmpdir(), 'install-'));
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCK }));
  if (installed) {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return root;
}

describe('deciding whether to install', () => {
  it('installs into a fresh clone', () => {
    expect(needsInstall(createTree(null))).toBe(true);
  });

  it('leaves an up-to-date tree alone, whatever the optional packages', () => {
    expect(needsInstall(createTree({ 'node_modules/react': { version: '19.3.1' } }))).toBe(false);
  });

  it('installs when the lock file moved on', () => {
    expect(needsInstall(createTree({ 'node_modules/react': { version: '19.3.0' } }))).toBe(true);
  });

  it('installs when a package was deleted by hand', () => {
    expect(needsInstall(createTree({ 'node_modules/react': { version: '19.3.1' } }, []))).toBe(true);
  });
});
