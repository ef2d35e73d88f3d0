import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { receiveFile } from '../src/delivery/release-remote.ts';
import { createTemporaryDir, describeReceiver, packExample, storeExample } from '../src/registry/release.examples.ts';
import { listRemotes } from '../src/registry/remotes.ts';
import { describeHost } from '../src/store/check-release.ts';
import { writeJournal } from '../src/store/journal.ts';
import { activate, readRegistry } from '../src/store/registry-file.ts';
import { trustPath } from '../src/store/trust.ts';

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
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs a command in this process as the command line would. */
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
/** Runs a command that must fail, and returns what it prints. */
async function runToFail(...args: Parameters<typeof run>): Promise<string[]> {
  process.exitCode = undefined;
  print.mockClear();
  const lines = await run(...args);
  expect(process.exitCode).toBe(1);
  return lines;
}
const release = (version: string, name = remote, templates?: string[]) => {
  storeExample(dir, { name, version, ...(templates ? { templates } : {}) });
  activate(dir, name, version);
};

describe('npm run releases', () => {
  it('lists every remote with its versions, newest first', async () => {
    for (const version of ['20261101-a', '20261102-b', '20261103-c']) release(version);
    release('20260101-x', 'mf-ausgezogen');
    const lines = await run('releases');
    expect(lines[0]).toBe('generation 4');
    const at = lines.indexOf(remote);
    expect(lines.slice(at, at + 4)).toEqual([remote, '  20261103-c  current', '  20261102-b  before', '  20261101-a']);
    expect(lines.slice(-2)).toEqual(['mf-ausgezogen', '  20260101-x  current']);
  });

  it('save and set go back to the versions of a moment, except where a team has delivered since', async () => {
    const file = path.join(dir, 'before.json');
    for (const version of ['1', '2']) release(version);
    release('1', 'mf-team');
    await run('releases', 'save', file);
    release('3');
    release('2', 'mf-team');
    const line = { what: 'delivered', remote: 'mf-team', version: '2', key: 'verein', reason: '' } as const;
    writeJournal(dir, line);
    const lines = await run('releases', 'set', file);
    expect(lines).toContain('mf-team 2 stays: verein delivered it');
    expect(lines).toContain(`${remote} 2 is current, before: 3`);
    expect(readRegistry(dir).current).toEqual({ [remote]: '2', 'mf-team': '2' });
  });

  it('verify names a version that was never delivered, even if the rest is intact', async () => {
    const file = await packExample({ version: '1' });
    await receiveFile(file, describeReceiver(dir));
    expect(await run('releases', 'verify')).toEqual([
      'journal: 2 lines, whole; 4 files, all as listed',
      'trusted keys: none',
    ]);
    storeExample(dir, { version: '2' });
    expect(await run('releases', 'verify')).toContain(
      'mf-probe 2: no line yet; it is being delivered, or that was broken off',
    );
    const long = new Date(Date.now() - 2 * 60 * 60_000);
    for (const version of ['1', '2']) fs.utimesSync(path.join(dir, 'mf-probe', version), long, long);
    const lines = await runToFail('releases', 'verify');
    expect(lines.filter((line) => /no line says/.test(line))).toEqual([
      'mf-probe 2: no line says that it was delivered',
    ]);
    // A missing journal is a fault, too.
    fs.rmSync(path.join(dir, 'journal.jsonl'));
    expect(await runToFail('releases', 'verify')).toContain('mf-probe 1: no line says that it was delivered');
  });

  it('requires a second person for a new list of keys once one is named', async () => {
    const file = path.join(dir, 'keys.json');
    fs.writeFileSync(file, JSON.stringify({ keys: {} }));
    vi.stubEnv('DATA_DIR', dir);
    vi.stubEnv('SECOND_PERSON', 'A'.repeat(32));
    expect((await runToFail('releases', 'keys', 'take', file)).at(-1)).toContain('A second person has to agree');
    expect((await runToFail('releases', 'keys', 'take', file, '--code', '12345')).at(-1)).toContain(
      'This code is wrong',
    );
    expect(fs.existsSync(trustPath(dir))).toBe(false);
    vi.stubEnv('SECOND_PERSON', '');
    await run('releases', 'keys', 'take', file);
    expect(fs.existsSync(trustPath(dir))).toBe(true);
  });

  it('names the file of a list of keys that is damaged or missing', async () => {
    const file = path.join(dir, 'keys.json');
    expect((await runToFail('releases', 'keys', 'take', file)).at(-1)).toContain(
      `no such file or directory, open '${file}'`,
    );
    fs.writeFileSync(file, '{');
    expect((await runToFail('releases', 'keys', 'take', file)).at(-1)).toContain(
      `${file} is no list of trusted keys: `,
    );
    fs.writeFileSync(file, JSON.stringify({ keys: { team: {} } }));
    expect((await runToFail('releases', 'keys', 'take', file)).at(-1)).toContain('keys.team.publicKey: ');
  });

  it('does not take a store that cannot be read for an empty one', async () => {
    // Fails for root, too, whom a missing permission would not stop.
    const loop = path.join(dir, 'loop');
    fs.symlinkSync(loop, loop);
    vi.stubEnv('RELEASES_DIR', loop);
    for (const args of [['releases'], ['releases', 'verify'], ['releases', 'keys'], ['rollback', remote]] as const)
      expect((await runToFail(args[0], ...args.slice(1))).at(-1)).toContain('ELOOP');
  });

  it('lists the remotes before the first release', async () => {
    expect(await run('releases')).toEqual(['generation 0', ...listRemotes(root)]);
  });
});

describe('npm run rollback', () => {
  it('reactivates the previous version', async () => {
    for (const version of ['1', '2']) release(version);
    expect(await run('rollback', remote)).toEqual([`${remote} 1 is current, before: 2`]);
    expect(readRegistry(dir).current).toEqual({ [remote]: '1' });
  });

  it('goes back to any kept version, also of an external remote', async () => {
    for (const version of ['1', '2', '3']) release(version, 'mf-anderswo');
    expect(await run('rollback', 'mf-anderswo', '1')).toEqual(['mf-anderswo 1 is current, before: 3']);
    expect((await runToFail('rollback', 'mf-anderswo', '7')).at(-1)).toContain(
      'version 7 is not kept; there are: 3, 2, 1',
    );
  });

  it('refuses to remove a template that pages use unless forced, and reports the changes', async () => {
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
    expect((await runToFail('rollback', remote)).at(-1)).toContain('karte: /a/');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    expect((await runToFail('rollback', remote)).at(-1)).toContain('cannot be asked for');
    expect(readRegistry(dir).current).toEqual({ [remote]: '2' });
    expect(await run('rollback', remote, '--force')).toContain('templates removed: karte; added: none');
    expect(readRegistry(dir).current).toEqual({ [remote]: '1' });
    vi.unstubAllGlobals();
  });

  it('refuses a version that does not fit the shell', async () => {
    for (const version of ['1', '2']) release(version);
    fs.rmSync(path.join(dir, remote, '1/client/text.js'));
    expect((await runToFail('rollback', remote)).at(-1)).toContain('file missing');
    expect(readRegistry(dir).current).toEqual({ [remote]: '2' });
  });

  it('fails when there is no previous version', async () => {
    release('1');
    expect(await runToFail('rollback', remote)).toEqual([`${remote}: there is no earlier version to go back to`]);
    expect(readRegistry(dir).current).toEqual({ [remote]: '1' });
  });

  it.each([[], ['mf-unbekannt'], ['../mf-content']])('asks for the remote when called with %o', async (...args) => {
    expect((await runToFail('rollback', ...args))[0]).toContain(remote);
    expect(process.exit).toHaveBeenCalledWith(2);
  });
});

describe('checking a release', () => {
  it('uses the running shell, and before its first start the built one', async () => {
    vi.resetModules();
    const { findHost } = await import('./options.ts');
    const { sharedVersions } = await import('../src/federation/shared-scope.ts');
    expect(findHost()).toEqual(describeHost(sharedVersions));
    const older = describeHost({ react: '18.0.0' });
    fs.writeFileSync(path.join(dir, 'host.json'), JSON.stringify(older));
    expect(findHost()).toEqual(older);
  });
});
