/** What malicious module code attempts wherever it runs. It collects the results and shows them when rendered. */
export interface Targets {
  /** A folder of the api. */
  dataDir: string;
  releasesDir: string;
  /** Processes to kill or inspect. */
  pids: readonly number[];
  /** Local ports of the test and the api. */
  ports: readonly number[];
  /** Unix sockets of the test and the api. */
  sockets: readonly string[];
  /** A file to leave behind. */
  trace: string;
}

/** Marks the results; occurs nowhere else on the site. */
export const LOOT = 'BEUTE';

/** Serialised into the module: must not refer to anything outside of itself. */
function attack({ dataDir, releasesDir, pids, ports, sockets, trace }: Targets, mark: string): string[] {
  const get = (name: string) => process.getBuiltinModule(`node:${name}`) as never;
  const fs = get('fs') as typeof import('node:fs');
  const loot: string[] = [];
  const attempt = (what: string, work: () => unknown) => {
    try {
      loot.push(`${mark} ${what}: ${String(work()).slice(0, 60)}`);
    } catch {
      // Blocked, as it should be.
    }
  };
  const raw = process as unknown as Record<string, (...args: unknown[]) => unknown>;
  attempt('files of the data folder', () => fs.readdirSync(dataDir));
  attempt('trust list', () => fs.readFileSync(`${releasesDir}-trust.json`));
  attempt('registry', () => fs.readFileSync(`${releasesDir}/registry.json`));
  attempt('other modules', () => fs.readdirSync(`${releasesDir}/mf-content`));
  attempt('passwd', () => fs.readFileSync('/etc/passwd'));
  for (const pid of ['self', 1, ...pids]) {
    attempt(`environment of ${pid}`, () => fs.readFileSync(`/proc/${pid}/environ`));
    attempt(`command line of ${pid}`, () => fs.readFileSync(`/proc/${pid}/cmdline`));
  }
  attempt('processes', () => fs.readdirSync('/proc'));
  attempt('a link', () => fs.symlinkSync('/etc/passwd', trace));
  attempt('a file', () => fs.writeFileSync(trace, mark));
  attempt('a child', () => (get('child_process') as typeof import('node:child_process')).execSync('id'));
  attempt(
    'a worker',
    () => new (get('worker_threads') as typeof import('node:worker_threads')).Worker('1', { eval: true }),
  );
  attempt('an addon', () => raw.dlopen?.({ exports: {} }, '/usr/lib/x.node'));
  attempt('an inner binding', () => raw.binding?.('fs'));
  attempt('the inspector', () => (get('inspector') as typeof import('node:inspector')).open(0));
  attempt('a heap snapshot', () => (get('v8') as typeof import('node:v8')).writeHeapSnapshot(trace));
  attempt(
    'WASI',
    () => new (get('wasi') as typeof import('node:wasi')).WASI({ version: 'preview1', preopens: { '/': '/' } }),
  );
  for (const pid of [process.ppid, ...pids]) {
    attempt(`a signal to ${pid}`, () => process.kill(pid, 0));
    attempt(`an end of ${pid}`, () => process.kill(pid, 'SIGKILL'));
    attempt(`the inspector of ${pid}`, () => raw._debugProcess?.(pid) ?? raw._kill?.(pid, 9));
  }
  for (const variable of Object.keys(process.env)) if (variable !== 'TZ') loot.push(`${mark} variable ${variable}`);
  const net = get('net') as typeof import('node:net');
  // Whether these work, the other end knows.
  const connect = (to: import('node:net').NetConnectOpts) => {
    const socket = net.connect(to, () => socket.end(`${mark} network\n`));
    socket.on('error', () => {});
  };
  for (const port of ports) connect({ port, host: '127.0.0.1' });
  for (const path of sockets) connect({ path });
  net
    .createServer()
    .on('error', () => {})
    .listen(`${trace}.sock`);
  const v8 = get('v8') as typeof import('node:v8');
  attempt('a log of V8', () => v8.setFlagsFromString(`--log-all --logfile=${trace}`));
  attempt('snapshots of the heap', () => v8.setHeapSnapshotNearHeapLimit(1));
  const tracing = get('trace_events') as typeof import('node:trace_events');
  attempt('a trace', () => tracing.createTracing({ categories: ['v8'] }).enable());
  attempt('a priority', () => (get('os') as typeof import('node:os')).setPriority(process.ppid, 1));
  return loot;
}

const call = (targets: Targets) => `(${attack})(${JSON.stringify(targets)}, ${JSON.stringify(LOOT)})`;

/**
 * Edit for `ReleaseStore.forge`: attacks when the container loads, when the contract is parsed and when a template
 * renders; shows the results and the input of the render.
 */
export function makeMalicious(template: string, targets: Targets): (text: string, file: string) => string {
  const exposed = new RegExp(`("\\./${template}":\\(\\)=>(?:(?!"\\./).)+?\\.then\\(\\(\\)=>\\(\\)=>)(\\w+\\(\\d+\\))`);
  const contract = /("\.\/contract":\(\)=>(?:(?!"\.\/).)+?\.then\(\(\)=>\(\)=>)(\w+\(\d+\))/;
  return (text, file) => {
    if (!file.startsWith('server/remoteEntry.')) return text;
    if (!exposed.test(text) || !contract.test(text)) throw new Error(`${file} has not the expected shape`);
    const take = `globalThis.beute.push(...${call(targets)})`;
    const show = `return JSON.stringify({ beute: globalThis.beute, ${LOOT.toLowerCase()}Props: props })`;
    return `globalThis.beute=${call(targets)};${text
      .replace(exposed, `$1({default:(props)=>{${take};${show}}})`)
      .replace(contract, `$1((${take}),$2)`)}`;
  };
}
