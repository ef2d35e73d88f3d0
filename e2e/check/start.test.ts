import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/befehle/find-free-port';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../support/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('npm start serves the site with its demo accounts, and takes all it started with it when it is ended', {
  timeout: 200_000,
}, async () => {
  // What each process has loaded when it ends.
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
      DATA_DIR: join(folder, 'data'),
    },
  });
  // Streams end when the last process that holds them has ended, not with npm.
  const closed = once(npm, 'close');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output, { timeout: 170_000 }).toContain(`The site is at http://localhost:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

  expect(output).toContain('Demo accounts log in with the password of api/README.md');
  const login = { email: 'admin@musterhardt.example', passwort: 'musterhardt-demo' };
  const { status } = await fetch(`http://127.0.0.1:${port}/api/cms/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(status).toBe(200);

  npm.kill('SIGTERM');
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${apiPort}/healthz`)).rejects.toThrow();
  // Nobody asked for traces: nothing that makes or sends any was loaded. Metrics bring the interface alone along, which does nothing.
  const modules = readFileSync(loaded, 'utf8');
  for (const main of ['api/dist/main.mjs', 'shell/dist/server/main.mjs', 'node_modules/pino/'])
    expect(modules).toContain(main);
  expect(modules).not.toMatch(/@opentelemetry\/(?!api\/)/);
});
