import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { findProgram } from '../program.ts';
import { ROOT } from '../site/site.ts';

const MIRROR = 'http://deb.debian.org/debian';
const SUITE = 'trixie';
/** As on every machine, the first process collects those that have ended: PostgreSQL does not start beside its dead self. */
const COLLECT = 'while :; do sleep 60 & wait; done';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** A fresh Debian in a folder, whose processes end with it. It shares the network with this machine. */
export interface Debian {
  /** The folder, as seen from this machine. */
  root: string;
  /** Runs a command as root; both streams together. */
  run(...command: string[]): Promise<{ code: number; output: string }>;
  stop(): Promise<void>;
}

/** Why there can be no such Debian here, or null. */
export async function findObstacle(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root can set up a Debian';
  for (const program of ['mmdebstrap', 'unshare', 'nsenter', 'git'])
    if (!findProgram(program)) return `${program} is not here (Debian: apt-get install mmdebstrap util-linux git)`;
  const reply = await fetch(`${MIRROR}/dists/${SUITE}/Release`, { method: 'HEAD' }).catch(() => null);
  return reply?.ok ? null : `${MIRROR} cannot be reached`;
}

/** The sources of this working tree's last commit as branch `main` of a repository. */
function cloneSources(target: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  git('init', '-q', '--bare', '-b', 'main', target);
  git('push', '-q', target, 'HEAD:refs/heads/main');
}

/** Free ports and other settings, which the script finds and keeps: this machine may have a site on the usual ports. */
export async function presetMachine({ root }: Debian, api: readonly string[] = []): Promise<number> {
  const [port, apiPort, metrics, apiMetrics] = await Promise.all(Array.from({ length: 4 }, () => findFreePort()));
  const etc = join(root, 'etc/gemeinde');
  mkdirSync(etc);
  const write = (part: string, lines: readonly string[]) =>
    writeFileSync(join(etc, `gemeinde-${part}.env`), `${lines.join('\n')}\n`, { mode: 0o600 });
  write('shell', [`PORT=${port}`, `API_URL=http://127.0.0.1:${apiPort}`, `METRICS_PORT=${metrics}`]);
  write('api', [`API_PORT=${apiPort}`, `API_METRICS_PORT=${apiMetrics}`, ...api]);
  return port ?? 0;
}

/** Debian 13, the sources in `/root/site.git` and `/root/site`, and a stand-in for systemctl. */
export async function startDebian(): Promise<Debian> {
  const root = mkdtempSync(join(tmpdir(), 'debian-'));
  chmodSync(root, 0o755);
  execFileSync('mmdebstrap', ['--variant=minbase', '--include=ca-certificates,git', SUITE, root, MIRROR], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Names and certificates as on this machine, whose network it is.
  for (const file of ['/etc/resolv.conf', CERTIFICATES]) copyFileSync(file, join(root, file));
  for (const name of ['systemctl', 'journalctl']) {
    copyFileSync(join(import.meta.dirname, `${name}.sh`), join(root, 'usr/bin', name));
    chmodSync(join(root, 'usr/bin', name), 0o755);
  }
  cloneSources(join(root, 'root/site.git'));
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  for (const folder of ['npm', cache]) mkdirSync(folder === cache ? cache : join(root, folder), { recursive: true });
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LC_ALL: 'C.UTF-8',
    npm_config_cache: '/npm',
    NODE_EXTRA_CA_CERTS: CERTIFICATES,
  };
  const mounts = `mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev && mount --bind ${cache} ${root}/npm`;
  const init = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', `${mounts} && exec chroot ${root} sh -c '${COLLECT}'`],
    { stdio: 'ignore', env: { ...env, PATH: process.env.PATH ?? env.PATH } },
  );
  const ended = new Promise<void>((resolve) => init.once('exit', () => resolve()));
  const killOnExit = () => void init.kill('SIGKILL');
  process.once('exit', killOnExit);
  const findFirst = () => {
    const file = `/proc/${init.pid}/task/${init.pid}/children`;
    const pid = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    return pid && readlinkSync(`/proc/${pid}/root`) === root ? pid : null;
  };
  while (!findFirst() && init.exitCode === null) await wait(20);
  const first = findFirst();
  if (!first) throw new Error('The Debian root did not start');
  const run: Debian['run'] = (...command) =>
    new Promise((resolve) => {
      const args = ['--target', first, '--mount', '--pid', '--root', '--wd', '--', ...command];
      execFile('nsenter', args, { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
    });
  const cloned = await run('git', 'clone', '-q', '/root/site.git', '/root/site');
  if (cloned.code !== 0) throw new Error(cloned.output);
  return {
    root,
    run,
    async stop() {
      process.off('exit', killOnExit);
      // The first process of its namespace takes all others with it; PostgreSQL ends as after a power cut.
      init.kill('SIGKILL');
      await ended;
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
