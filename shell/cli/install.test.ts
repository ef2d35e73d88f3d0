import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { needsInstall, showInstalling } from './install.mjs';

const LOCK = {
  '': { name: 'site' },
  shell: { name: '@gm/shell' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
  'node_modules/vitest': { version: '4.1.0', dev: true },
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
    expect(needsInstall(createTree(null), false)).toBe(true);
  });

  it('leaves an up-to-date tree alone, whatever the optional packages', () => {
    expect(needsInstall(createTree({ 'node_modules/react': { version: '19.3.1' } }), false)).toBe(false);
  });

  it('installs packages of tests only for tests', () => {
    const root = createTree({ 'node_modules/react': { version: '19.3.1' } });
    expect([needsInstall(root, false), needsInstall(root, true)]).toEqual([false, true]);
  });

  it('installs when the lock file has changed', () => {
    expect(needsInstall(createTree({ 'node_modules/react': { version: '19.3.0' } }), false)).toBe(true);
  });

  it('installs when a package was deleted by hand', () => {
    expect(needsInstall(createTree({ 'node_modules/react': { version: '19.3.1' } }, []), false)).toBe(true);
  });
});

it('reports the number of installed packages during the installation', () => {
  vi.useFakeTimers();
  const root = createTree(null, []);
  const written: string[] = [];
  const end = showInstalling(root, false, { isScreen: false, write: (text) => written.push(text) > 0 });
  mkdirSync(join(root, 'node_modules/react'), { recursive: true });
  vi.advanceTimersByTime(10_000);
  end();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(written).toEqual(['Installing packages … 0 of 1 (0 s)\n', 'Installing packages … 1 of 1 (10 s)\n']);
});
