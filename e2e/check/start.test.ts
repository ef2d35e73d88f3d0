import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { afterAll, expect, it } from 'vitest';
import { RELEASES, ROOT } from '../support/site/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);
const folders = { DATA_DIR: join(folder, 'data'), RELEASES_DIR: join(folder, 'releases') };

/** Starts a second site that must fail; returns its output. */
async function failToStart(settings: Record<string, string>): Promise<string> {
  const second = spawn(process.execPath, [join(ROOT, 'shell/cli/start.mjs'), '--no-build'], {
    env: { ...process.env, ...folders, ...settings },
  });
  let said = '';
  for (const stream of [second.stdout, second.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(second, 'close');
  expect(code).toBe(1);
  expect(said).not.toContain('The site is at');
  return said;
}

it('npm start serves the site with its demo accounts and stops all child processes when it ends', {
  timeout: 400_000,
}, async () => {
  cpSync(RELEASES, folders.RELEASES_DIR, { recursive: true });
  // Modules loaded by each process, written at exit.
  const loaded = join(folder, 'loaded');
  const note = join(folder, 'note.cjs');
  writeFileSync(
    note,
    `process.once('exit', () => require('node:fs').appendFileSync(${JSON.stringify(loaded)},
      process.argv[1] + '\\n' + Object.keys(require('node:module')._cache).join('\\n') + '\\n'));`,
  );
  const port = String(await findFreePort());
  const apiPort = String(await findFreePort());
  const npm = spawn('npm', ['start', '--', '--no-build'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: `--require ${note}`,
      PORT: port,
      API_PORT: apiPort,
      ...folders,
    },
  });
  // The streams end with the last process that holds them, not with npm.
  const closed = once(npm, 'close');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output, { timeout: 170_000 }).toContain(`The site is at http://localhost:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

  expect(output).toContain('Demo accounts log in with the password of api/README.md');
  const login = { email: 'admin@musterhardt.example', passwort: 'musterhardt-demo' };
  const reply = await fetch(`http://127.0.0.1:${port}/api/cms/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { token, uuid } = (await reply.json()) as { token: string; uuid: string };
  const user = `http://127.0.0.1:${port}/api/cms/intranet/user/${uuid}`;
  expect((await fetch(user, { headers: { authorization: token } })).status).toBe(200);

  // No log lines during the start.
  expect(output.slice(0, output.indexOf('The site is at'))).not.toMatch(/^\{/m);
  expect(await failToStart({ PORT: port, API_PORT: apiPort })).toContain(`Port ${port} is taken by another program`);
  const free = { PORT: String(await findFreePort()), API_PORT: String(await findFreePort()) };
  expect(await failToStart(free)).toMatch(/The database in .*data.* is open in process \d+: .* DATA_DIR/);

  npm.kill('SIGTERM');
  await closed;
  expect(output).toContain('Stopped.');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${apiPort}/healthz`)).rejects.toThrow();
  // Without tracing no SDK or exporter is loaded. Metrics import only the API package, which does nothing.
  const modules = readFileSync(loaded, 'utf8');
  for (const main of ['api/dist/main.mjs', 'shell/dist/server/main.mjs', 'node_modules/pino/'])
    expect(modules).toContain(main);
  expect(modules).not.toMatch(/@opentelemetry\/(?!api\/)/);
});
