import { S3Server } from '@gm/shared/store/s3-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTemporaryDir, packExample } from '../src/registry/release.examples.ts';
import { openStore } from '../src/store/open-store.ts';
import { readRegistry } from '../src/store/registry-file.ts';

// Both have their own tests and take seconds.
vi.mock('../src/judgement/judge-in-child.ts', () => ({ judgeInChild: () => undefined }));
vi.mock('../src/registry/warm-in-guest.ts', () => ({ warmInGuest: () => () => Promise.resolve() }));

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  // Settings of the delivering machine, not of the site.
  vi.stubEnv('RELEASES_DIR', createTemporaryDir());
  vi.stubEnv('RELEASES_S3', '');
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs the command in this process as the command line would. */
async function run(...args: string[]) {
  vi.resetModules();
  const { argv } = process;
  process.argv = ['node', 'deliver', ...args];
  await import('./deliver.ts');
  process.argv = argv;
  return { code: process.exitCode, said: print.mock.calls.map(([line]) => String(line)) };
}
const current = (dir: string) => readRegistry(dir).current['mf-probe'];

it('delivers into the folder that the shells follow, with all checks', async () => {
  const folder = createTemporaryDir();
  const { code, said } = await run(await packExample({ version: '1' }), '--to', folder);
  expect(said.at(-1)).toBe('current, generation 1');
  expect(code).toBe(0);
  expect(current(folder)).toBe('1');
  const refused = await run(await packExample({ version: '2', contractVersion: 99 }), '--to', folder);
  expect(refused.said.at(-1)).toContain('contract version 99');
  expect(refused.code).toBe(1);
  expect(current(folder)).toBe('1');
});

it('delivers into the bucket that the shells follow', async () => {
  const server = await new S3Server().start();
  try {
    const { url, key, secret, region } = server.settings;
    const file = await packExample({ version: '1' });
    const target = [file, '--to', `s3+${url}`];
    expect((await run(...target)).said.join('\n')).toContain('RELEASES_S3_KEY: is missing');
    vi.stubEnv('RELEASES_S3_KEY', key);
    vi.stubEnv('RELEASES_S3_SECRET', secret);
    vi.stubEnv('RELEASES_S3_REGION', region);
    expect(await run(...target)).toMatchObject({ code: 0 });
    const shell = openStore(createTemporaryDir(), server.settings);
    await shell.follow();
    expect(current(shell.dir)).toBe('1');
  } finally {
    await server.stop();
  }
});

it('reports a target that is no store and no site', async () => {
  expect(await run('x.tgz', '--to', '/gibt/es/nicht')).toEqual({
    code: 1,
    said: ["/gibt/es/nicht is no address; into a folder or a bucket the site's own command delivers"],
  });
});
