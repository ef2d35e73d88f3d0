/**
 * `npm start`: from a fresh clone to the running site. Plain Node, because nothing may be installed yet.
 * What is current stays current; `npm start -- --sources` releases the remotes as they are in the repository.
 * Both processes belong together: when one ends, the other is ended too.
 */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { decideDemo } from './demo.mjs';
import { installPackages } from './install.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const children = [];
let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  const force = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 10_000);
  Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve)))).then(
    () => {
      clearTimeout(force);
      process.exit(code);
    },
  );
}

function start(name, script, env) {
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, script)], {
    cwd: root,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'production', ...env },
  });
  child.once('exit', (code) => {
    if (!ending) console.error(`${name} ended with code ${code}`);
    end(code ?? 1);
  });
  children.push(child);
}

async function waitUntilReady(url) {
  for (let tries = 0; tries < 600 && !ending; tries += 1) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!ending) {
    console.error('The site did not become ready within a minute.');
    end(1);
  }
}

if (!process.argv.includes('--no-build')) {
  installPackages(root);
  const told = process.argv.filter((argument) => argument === '--sources');
  run(process.execPath, ['--import', 'tsx', path.join(root, 'shell/cli/build.ts'), ...told]);
}
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
// npm hands SIGTERM to the `sh` it started, which dies without passing it on: losing the parent means the same.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(0), 250).unref();
const demo = decideDemo(process.env);
start('api', 'api/dist/main.mjs', {
  ...demo.env,
  API_PORT: apiPort,
  ...(process.env.METRICS_PORT ? { API_METRICS_PORT: String(Number(process.env.METRICS_PORT) + 1) } : {}),
  // Mails and feeds carry links in full.
  SITE_URL: process.env.SITE_URL || process.env.PUBLIC_URL || `http://localhost:${port}`,
});
start('shell', 'shell/dist/server/main.mjs', {
  PORT: port,
  API_URL: process.env.API_URL ?? `http://127.0.0.1:${apiPort}`,
});
await waitUntilReady(`http://127.0.0.1:${port}/readyz`);
if (!ending) console.log(`The site is at http://localhost:${port}\n${demo.line}`);
