import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeHost } from '../src/registry/check-release.ts';
import { flip, readRegistry } from '../src/registry/registry-file.ts';
import { createTemporaryDir, describeReceiver, packExample, storeExample } from '../src/registry/release.beispiele.ts';
import { receiveFile } from '../src/registry/release-remote.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { trustPath } from '../src/registry/trust.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [remote = ''] = listRemotes(root);
let dir: string;
const print = vi.fn();

beforeEach(() => {
  dir = createTemporaryDir();
  print.mockReset();
  vi.stubEnv('RELEASES_DIR', dir);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs a command as the command line does, in this process. */
async function run(command: 'releases' | 'rollback', ...args: string[]): Promise<string[]> {
  vi.resetModules();
  const { argv } = process;
  process.argv = ['node', command, ...args];
  try {
    await (command === 'releases' ? import('./releases.ts') : import('./rollback.ts'));
  } finally {
    process.argv = argv;
  }
  return print.mock.calls.map(([line]) => String(line));
}
const release = (version: string, name = remote, templates?: string[]) => {
  storeExample(dir, { name, version, ...(templates ? { templates } : {}) });
  flip(dir, name, version);
};

describe('npm run releases', () => {
  it('lists every remote with its versions, the newest first', async () => {
    for (const version of ['20261101-a', '20261102-b', '20261103-c']) release(version);
    release('20260101-x', 'mf-ausgezogen');
    const lines = await run('releases');
    expect(lines[0]).toBe('generation 4');
    const at = lines.indexOf(remote);
    expect(lines.slice(at, at + 4)).toEqual([remote, '  20261103-c  current', '  20261102-b  before', '  20261101-a']);
    expect(lines.slice(-2)).toEqual(['mf-ausgezogen', '  20260101-x  current']);
  });

  it('verify names a version that nobody delivered, be the rest whole', async () => {
    const file = await packExample({ version: '1' });
    await receiveFile(file, describeReceiver(dir));
    expect(await run('releases', 'verify')).toEqual(['journal: 2 lines, whole; 4 files, all as listed']);
    storeExample(dir, { version: '2' });
    expect(await run('releases', 'verify')).toContain(
      'mf-probe 2: no line yet; it is being delivered, or that was broken off',
    );
    const long = new Date(Date.now() - 2 * 60 * 60_000);
    for (const version of ['1', '2']) fs.utimesSync(path.join(dir, 'mf-probe', version), long, long);
    await expect(run('releases', 'verify')).rejects.toThrow('exit 1');
    const lines = print.mock.calls.map(([line]) => line);
    expect(lines.filter((line) => /no line says/.test(line))).toEqual([
      'mf-probe 2: no line says that it was delivered',
    ]);
    // Nor is all well where somebody took the journal away.
    fs.rmSync(path.join(dir, 'journal.jsonl'));
    await expect(run('releases', 'verify')).rejects.toThrow('exit 1');
    expect(print.mock.calls.map(([line]) => line)).toContain('mf-probe 1: no line says that it was delivered');
  });

  it('takes another list of keys with a second person alone, where one is named', async () => {
    const file = path.join(dir, 'keys.json');
    fs.writeFileSync(file, JSON.stringify({ keys: {} }));
    vi.stubEnv('DATA_DIR', dir);
    vi.stubEnv('ZWEITE_PERSON', 'A'.repeat(32));
    await expect(run('releases', 'keys', 'take', file)).rejects.toThrow('exit 1');
    expect(print.mock.calls.at(-1)?.[0]).toContain('Dem muss eine zweite Person zustimmen');
    await expect(run('releases', 'keys', 'take', file, '--code', '12345')).rejects.toThrow('exit 1');
    expect(print.mock.calls.at(-1)?.[0]).toContain('Dieser Code stimmt nicht');
    expect(fs.existsSync(trustPath(dir))).toBe(false);
    vi.stubEnv('ZWEITE_PERSON', '');
    await run('releases', 'keys', 'take', file);
    expect(fs.existsSync(trustPath(dir))).toBe(true);
  });

  it('lists the remotes before the first release', async () => {
    expect(await run('releases')).toEqual(['generation 0', ...listRemotes(root)]);
  });
});

describe('npm run rollback', () => {
  it('makes the version before current again', async () => {
    for (const version of ['1', '2']) release(version);
    expect(await run('rollback', remote)).toEqual([`${remote} 1 is current, before: 2`]);
    expect(readRegistry(dir).current).toEqual({ [remote]: '1' });
  });

  it('goes to any kept version, of a remote from elsewhere, too', async () => {
    for (const version of ['1', '2', '3']) release(version, 'mf-anderswo');
    expect(await run('rollback', 'mf-anderswo', '1')).toEqual(['mf-anderswo 1 is current, before: 3']);
    await expect(run('rollback', 'mf-anderswo', '7')).rejects.toThrow('exit 1');
    expect(print.mock.calls.at(-1)?.[0]).toContain('version 7 is not kept; there are: 3, 2, 1');
  });

  it('takes no template that pages use, unless forced, and says what changes', async () => {
    release('1', remote, ['text']);
    release('2', remote, ['text', 'karte']);
    const pages: Record<string, object> = {
      '/api/cms/verzeichnis': { data: [{ pfad: '/a/' }, { pfad: '/weg/' }] },
      '/api/cms/route?url=%2Fa%2F': { blocks: [{ template: 'karte' }] },
    };
    vi.stubGlobal('fetch', async (url: URL) => {
      const page = pages[url.pathname + url.search];
      return page ? Response.json(page) : new Response(null, { status: 404 });
    });
    await expect(run('rollback', remote)).rejects.toThrow('exit 1');
    expect(print.mock.calls[0]?.[0]).toContain('karte: /a/');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    await expect(run('rollback', remote)).rejects.toThrow('exit 1');
    expect(print.mock.calls[1]?.[0]).toContain('cannot be asked for');
    expect(readRegistry(dir).current).toEqual({ [remote]: '2' });
    expect(await run('rollback', remote, '--force')).toContain('templates removed: karte; added: none');
    expect(readRegistry(dir).current).toEqual({ [remote]: '1' });
    vi.unstubAllGlobals();
  });

  it('goes to no version that the shell would refuse', async () => {
    for (const version of ['1', '2']) release(version);
    fs.rmSync(path.join(dir, remote, '1/client/text.js'));
    await expect(run('rollback', remote)).rejects.toThrow('exit 1');
    expect(print.mock.calls[0]?.[0]).toContain('file missing');
    expect(readRegistry(dir).current).toEqual({ [remote]: '2' });
  });

  it('fails when there is none', async () => {
    release('1');
    await expect(run('rollback', remote)).rejects.toThrow('exit 1');
    expect(print).toHaveBeenCalledExactlyOnceWith(`${remote}: there is no earlier version to go back to`);
    expect(readRegistry(dir).current).toEqual({ [remote]: '1' });
  });

  it.each([[], ['mf-unbekannt'], ['../mf-content']])('asks which remote when it is called with %o', async (...args) => {
    await expect(run('rollback', ...args)).rejects.toThrow('exit 2');
    expect(print.mock.calls[0]?.[0]).toContain(remote);
  });
});

describe('checking a release', () => {
  it('is done against the running shell, before its first start against this one', async () => {
    vi.resetModules();
    const { findHost } = await import('./options.ts');
    const { sharedVersions } = await import('../src/federation/shared-scope.ts');
    expect(findHost()).toEqual(describeHost(sharedVersions));
    const older = describeHost({ react: '18.0.0' });
    fs.writeFileSync(path.join(dir, 'host.json'), JSON.stringify(older));
    expect(findHost()).toEqual(older);
  });
});
