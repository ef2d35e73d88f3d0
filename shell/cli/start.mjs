/**
 * `npm start`: takes a fresh clone to the running site. Plain Node.js, because no package is installed yet. Current
 * releases stay current; `npm start -- --sources` releases the remotes from the repository. When one of the two
 * processes ends, the other is stopped, too.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findSettingsFault } from './check-settings.mjs';
import { decideDemo } from './demo.mjs';
import { installPackages } from './install.mjs';
import { watchMovement } from './movement.mjs';
import { describeLine, explainEnd } from './read-output.mjs';
import { API, chooseApiPort, pickSettings, SHELL } from './settings.mjs';
import { createSteps, listModules } from './steps.mjs';

const PROBE_MS = 250;
const STILL_MS = 15_000;
/** A start without progress for this long hangs. */
const HANGS_MS = 60_000;
const ERROR = 50;
/** Otherwise glibc keeps what threads have freed, 200 MB of the api, and V8 48 MB for values that die young. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
const YOUNG_MB = 4;

const root = path.resolve(import.meta.dirname, '../..');
const port = process.env.PORT || '3000';
const apiPort = chooseApiPort(process.env);
const builds = !process.argv.includes('--no-build');
// Steps: packages, api, shell, every module, the site itself.
const steps = createSteps(builds ? 4 + listModules(root).length : 1);

const children = [];
let ending = false;
let ready = false;

function end(code, lastWord) {
  if (ending) return;
  ending = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  const force = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, 10_000);
  Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() => {
    clearTimeout(force);
    if (lastWord) console.log(lastWord);
    process.exit(code);
  });
}

function fail(reason) {
  if (!ending) console.error(reason);
  end(1);
}

/** Runs a step that must succeed and that reports its own failure. */
async function run(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  children.push(child);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (ending) return new Promise(() => {});
  if (status !== 0) process.exit(status ?? 1);
}

/** Starts one of the two processes. Until the site is ready, its output is turned into sentences. */
function start(name, script, names, env, shownFrom) {
  const flags = ['--enable-source-maps', `--max-semi-space-size=${YOUNG_MB}`];
  const child = spawn(process.execPath, [...flags, path.join(root, script)], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    env: { ...MEMORY, LOG_LEVEL: 'warn', ...pickSettings(process.env, names), NODE_ENV: 'production', ...env },
  });
  const before = { stdout: '', stderr: '' };
  const listens = new Promise((resolve) => child.once('message', resolve));
  for (const stream of ['stdout', 'stderr']) {
    child[stream].on('data', (chunk) => {
      if (ready) return process[stream].write(chunk);
      before[stream] += chunk;
      if (stream === 'stderr') return;
      for (const line of String(chunk).split('\n')) {
        const words = describeLine(line, shownFrom);
        if (words) steps.say(`${name}: ${words}`);
      }
    });
  }
  // The last lines arrive after the exit event.
  child.once('close', (code) => {
    if (ready) return fail(`The ${name} ended with code ${code}.`);
    fail(
      `The site did not start: ${explainEnd(before.stdout, before.stderr) || `the ${name} ended with code ${code}`}`,
    );
  });
  children.push(child);
  return listens;
}

/**
 * Waits while the processes make progress. `listens`: the processes own their ports, so the response comes from this
 * site.
 */
async function waitUntilReady(url, listens) {
  const isMoving = watchMovement({ limitMs: HANGS_MS });
  const pids = children.map(({ pid }) => pid);
  const begun = Date.now();
  let saidAt = begun;
  let isListening = false;
  listens.then(() => {
    isListening = true;
  });
  while (!ending) {
    const reply = isListening ? await fetch(url).catch(() => null) : null;
    if (reply?.ok) return;
    if (!isMoving(pids)) {
      return fail('The site did not start: nothing has moved for a minute. LOG_LEVEL=info shows what it waits for.');
    }
    if (Date.now() - saidAt > STILL_MS) {
      saidAt = Date.now();
      steps.say(`still starting (${Math.round((saidAt - begun) / 1000)} s)`);
    }
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0, 'Stopped.'));
// npm sends SIGTERM to the `sh` it started, which dies without forwarding it; losing the parent process means the same.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(0, 'Stopped.'), 250).unref();

const fault = await findSettingsFault(root, { port, apiPort, env: process.env });
if (fault) {
  console.error(fault);
  process.exit(1);
}
if (builds) {
  steps.begin('packages');
  await installPackages(root, { onStart: (npm) => children.push(npm) });
  const told = process.argv.filter((argument) => argument === '--sources');
  await run(['--import', 'tsx', path.join(root, 'shell/cli/build.ts'), ...told], {
    ...steps.handOn(),
    API_PORT: apiPort,
  });
  steps.skip(2 + listModules(root).length);
}
steps.begin('starting the site');
const demo = decideDemo(process.env);
const listens = [
  start('api', 'api/dist/main.mjs', API, {
    ...demo.env,
    API_PORT: apiPort,
    ...(process.env.METRICS_PORT ? { API_METRICS_PORT: String(Number(process.env.METRICS_PORT) + 1) } : {}),
    // Mails and feeds need absolute links.
    SITE_URL: process.env.SITE_URL || process.env.PUBLIC_URL || `http://localhost:${port}`,
  }),
  // Logs warnings about the api until it answers.
  start(
    'shell',
    'shell/dist/server/main.mjs',
    SHELL,
    { PORT: port, API_URL: process.env.API_URL ?? `http://127.0.0.1:${apiPort}` },
    ERROR,
  ),
];
const { HOST = '' } = process.env;
const host = HOST === '' || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
await waitUntilReady(`http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`, Promise.all(listens));
if (!ending) {
  ready = true;
  console.log(`The site is at http://localhost:${port}\n${demo.line}`);
}
