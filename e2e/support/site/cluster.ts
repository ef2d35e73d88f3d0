import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { answers, findProgram, type Program, startProgram } from '../program.ts';
import { writeHaproxy } from './balancers.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import type { ServerProcess } from './server-process.ts';
import { RELEASES, ROOT, startApi, startShell } from './site.ts';

/** A machine as in docs/operations.md: an api and its shell. */
export interface Machine {
  ports: { api: number; shell: number; apiMetrics: number; shellMetrics: number };
  api: ServerProcess;
  shell: ServerProcess;
  /**
   * Restarts the processes one after the other, as `systemctl restart` does, with the settings from the file written
   * before.
   */
  update(): Promise<void>;
  /** Starts stopped processes. */
  restart(): Promise<void>;
  kill(): Promise<void>;
}

/** Two machines, a database with a standby, load balancer and edge. */
export interface Cluster {
  folder: string;
  database: PostgresPair;
  machines: [Machine, Machine];
  /** Address of the load balancer, or of the first shell without HAProxy. */
  url: string;
  /** Address of the edge, or null without Varnish. */
  edge: string | null;
  /** The logs of all processes. */
  readLogs(): string;
  stop(): Promise<void>;
}

const DOCS = join(ROOT, 'docs/operations');
/** Longer than the load balancer's detection (haproxy.cfg: two health checks, a second apart). */
const SHUTDOWN_DELAY = '2500';

const readDocs = (name: string) => readFileSync(join(DOCS, name), 'utf8');

function writeVcl(folder: string, shells: readonly number[]): string {
  const file = join(folder, 'edge.vcl');
  const ports = shells.values();
  const text = readDocs('edge.vcl')
    .replace(/\.host = "[^"]+";\n(\s+)\.port = "\d+";/g, (_all, space: string) => {
      return `.host = "127.0.0.1";\n${space}.port = "${ports.next().value}";`;
    })
    .replace(/"192\.0\.2\.1[12]";\n/g, '');
  writeFileSync(file, text);
  return file;
}

async function startEdge(program: string, folder: string, port: number, shells: readonly number[]): Promise<Program> {
  const work = join(folder, 'varnish');
  const args = ['-F', '-n', work, '-a', `127.0.0.1:${port}`, '-f', writeVcl(folder, shells), '-s', 'malloc,256m'];
  return startProgram(program, [...args, '-p', 'http_gzip_support=off'], answers(`http://127.0.0.1:${port}/healthz`));
}

async function startMachine(folder: string, name: string, common: Record<string, string>): Promise<Machine> {
  const [api, shell, apiMetrics, shellMetrics] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const RELEASES_DIR = join(folder, name, 'releases');
  cpSync(RELEASES, RELEASES_DIR, { recursive: true });
  const own = { ...common, RELEASES_DIR, SHUTDOWN_DELAY };
  const launchApi = () =>
    startApi(join(folder, 'data'), { ...own, API_PORT: String(api), API_METRICS_PORT: String(apiMetrics) });
  const launchShell = () =>
    startShell(
      shell,
      api,
      { DATA_DIR: join(folder, 'data'), RELEASES_DIR },
      { ...own, METRICS_PORT: String(shellMetrics) },
    );
  const machine: Machine = {
    ports: { api, shell, apiMetrics, shellMetrics },
    api: await launchApi(),
    shell: await launchShell(),
    async update() {
      await machine.api.stop();
      machine.api = await launchApi();
      await machine.shell.stop();
      machine.shell = await launchShell();
    },
    async restart() {
      const isGone = ({ child }: ServerProcess) => child.exitCode !== null || child.signalCode !== null;
      if (isGone(machine.api)) machine.api = await launchApi();
      if (isGone(machine.shell)) machine.shell = await launchShell();
    },
    async kill() {
      await Promise.all([machine.api.kill(), machine.shell.kill()]);
    },
  };
  return machine;
}

/** Starts everything whose programs are installed. */
export async function startCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'anlage-'));
  // Varnish reads the file as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'data'));
  const database = await startPostgresPair();
  const [balancerPort, edgePort] = [await findFreePort(), await findFreePort()];
  const [program, varnish] = [findProgram('haproxy'), findProgram('varnishd')];
  const url = `http://127.0.0.1:${balancerPort}`;
  const common = {
    DATABASE_URL: database.primary,
    DATABASE_STANDBY: database.standby,
    DATABASE_READ_URL: database.standby,
    SITE_URL: url,
    PUBLIC_URL: url,
    FORM_SECRET: 'auf-allen-Rechnern-gleich',
    ...(varnish ? { EDGE_PURGE: `http://127.0.0.1:${edgePort}` } : {}),
    ...settings,
  };
  const logs: ServerProcess[] = [];
  const machines: [Machine, Machine] = [
    await startMachine(folder, 'eins', common),
    await startMachine(folder, 'zwei', common),
  ];
  const shells = machines.map(({ ports }) => ports.shell);
  const haproxy = program
    ? await startProgram(
        program,
        ['-db', '-f', writeHaproxy({ folder, port: balancerPort, shells })],
        answers(`${url}/healthz`),
      )
    : null;
  const edge = varnish ? await startEdge(varnish, folder, edgePort, shells) : null;
  const note = () => logs.push(...machines.flatMap(({ api, shell }) => [api, shell]));
  note();
  return {
    folder,
    database,
    machines,
    url: haproxy ? url : `http://127.0.0.1:${shells[0]}`,
    edge: edge && `http://127.0.0.1:${edgePort}`,
    readLogs() {
      note();
      return [...new Set(logs)].map((process) => process.output()).join('');
    },
    async stop() {
      await Promise.all([edge?.kill(), haproxy?.kill(), ...machines.map(({ kill }) => kill())]);
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
