import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

/** Environment variables that would connect the tests to a real database or mail server. */
const FOREIGN_SETTINGS = [
  'DATABASE_URL',
  'CMS_URL',
  'SMTP_URL',
  'CONTENT_DIR',
  'DATA_DIR',
  'RELEASES_DIR',
  'PORT',
  'API_PORT',
  'HOST',
  'SITE_URL',
  'PUBLIC_URL',
  'DEMO',
  'DEMO_ACCOUNTS',
  'DEMO_PASSWORD',
  'NODE_ENV',
];

function cleanEnv(extra) {
  const env = { ...process.env, ...extra };
  for (const name of FOREIGN_SETTINGS) if (!(name in extra)) delete env[name];
  return env;
}

/**
 * Runs a command in its own process group and writes its output to `logFile`.
 * @param {{ command: string[], cwd: string, logFile: string, limitSeconds: number, env?: Record<string, string> }}
 * options
 * @returns {Promise<{ ok: boolean, reason: string }>} `reason` is empty if the command exited with 0
 */
export function runCommand({ command, cwd, logFile, limitSeconds, env = {} }) {
  return new Promise((resolve) => {
    const log = createWriteStream(logFile, { flags: 'a' });
    const child = spawn(command[0], command.slice(1), {
      cwd,
      env: cleanEnv(env),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => killGroup(child.pid);
    const limit = setTimeout(() => {
      stop();
      finish({ ok: false, reason: `stopped after ${limitSeconds} s` });
    }, limitSeconds * 1000);
    const finish = (result) => {
      clearTimeout(limit);
      process.off('exit', stop);
      log.end(() => resolve(result));
    };
    // Ctrl+C must end servers and browsers before the runner cleans up.
    process.prependListener('exit', stop);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', (error) => finish({ ok: false, reason: error.message }));
    child.on('close', (code, signal) => {
      finish(code === 0 ? { ok: true, reason: '' } : { ok: false, reason: `left with ${signal ?? code}` });
    });
  });
}

function killGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}
