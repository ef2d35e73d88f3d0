/** Deliveries from outside: what judging costs, what it finds, and what visitors notice of it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from '../support/load.ts';
import { createTeamKey, packArtefact } from '../support/pack-artefact.ts';
import { ReleaseStore } from '../support/releases.ts';
import { findFreePort, type ServerProcess, startServer } from '../support/server-process.ts';
import { loadDemoContent, ROOT, startApi } from '../support/site.ts';
import { createBad, createHarmless, type SeededRelease, type Workshop } from './seeded-releases.ts';
import { type Figure, median, type Say } from './table.ts';

const SEED = 20_261_123;
const BAD = 100;
const HARMLESS = 30;
const TIMED = 5;
const DELIVERIES = 20;
const REMOTE = 'mf-content';
const TOKEN = 'token-of-the-bench';
const MAY_ALL = { deliver: true, makeCurrent: true };

interface Answer {
  isTaken: boolean;
  output: string;
}

/** As the shell starts it for each delivery, without the limit of deliveries that an address has. */
async function receive(file: string, remote: string, releasesDir: string, apiUrl: string): Promise<Answer> {
  const child = spawn(process.execPath, [join(ROOT, 'shell/dist/server/receive.mjs')], {
    env: {
      NODE_ENV: 'production',
      RELEASES_DIR: releasesDir,
      RELEASES_KEEP: '5',
      API_URL: apiUrl,
      REMOTE: remote,
      CANARY_SHARE: '0',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  await pipeline(createReadStream(file), child.stdin).catch(() => {});
  return { isTaken: (await code) === 0, output };
}

/** Templates of the remote that pages show, with one of these pages each. */
async function findUses(apiUrl: string, templates: readonly string[]): Promise<Workshop['uses']> {
  const read = async <T>(path: string) => (await (await fetch(apiUrl + path)).json()) as T;
  const { data } = await read<{ data: { pfad: string }[] }>('/api/cms/verzeichnis');
  const uses = new Map<string, string>();
  for (const { pfad } of data) {
    const page = await read<{ blocks?: { template: string }[] }>(`/api/cms/route?url=${encodeURIComponent(pfad)}`);
    for (const { template } of page.blocks ?? []) if (templates.includes(template)) uses.set(template, pfad);
  }
  return [...uses].map(([template, page]) => ({ template, page }));
}

/** "unsigned 10 of 10, wrong key 9 of 9": how many of each kind were as wanted. */
function countKinds(tried: readonly { kind: string; isGood: boolean }[]): string {
  const kinds = [...new Set(tried.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const own = tried.filter((one) => one.kind === kind);
      return `${kind} ${own.filter(({ isGood }) => isGood).length} of ${own.length}`;
    })
    .join(', ');
}

interface Place {
  store: ReleaseStore;
  apiUrl: string;
}

async function tryAll(
  releases: readonly SeededRelease[],
  isWanted: (answer: Answer, before: string, after: string) => boolean,
  { store, apiUrl }: Place,
): Promise<{ kind: string; isGood: boolean }[]> {
  const tried: { kind: string; isGood: boolean }[] = [];
  for (const { kind, remote, pack } of releases) {
    const before = store.current(remote);
    const file = pack();
    const answer = await receive(file, remote, store.dir, apiUrl);
    rmSync(file);
    const isGood = isWanted(answer, before, store.current(remote));
    if (!isGood) console.error(`${kind}: ${answer.output}`);
    tried.push({ kind, isGood });
  }
  return tried;
}

async function isShown(url: string, version: string): Promise<boolean> {
  return (await (await fetch(`${url}/aktuelles/`)).text()).includes(`/${REMOTE}/${version}/`);
}

async function deliver(url: string, file: string): Promise<string> {
  const reply = await fetch(`${url}/_shell/lieferung?all=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/gzip' },
    body: readFileSync(file),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`a good delivery was refused: ${text}`);
  return text;
}

interface Delivered {
  /** Seconds from the first byte sent until both shells show it, and of these since the answer. */
  whole: number;
  flip: number;
  verdict: string;
}

/** A team delivers to the first of the shells. */
async function deliverOnce(urls: readonly string[], version: string, shop: Workshop): Promise<Delivered> {
  const file = packArtefact(shop.source, shop.target, { remote: REMOTE, version, key: shop.keys.team });
  const start = performance.now();
  const verdict = await deliver(urls[0] ?? '', file);
  const answered = performance.now();
  while (!(await Promise.all(urls.map((url) => isShown(url, version)))).every(Boolean)) await wait(10);
  const shown = performance.now();
  rmSync(file);
  return { whole: (shown - start) / 1000, flip: (shown - answered) / 1000, verdict };
}

async function timeDeliveries(urls: readonly string[], shop: Workshop): Promise<Figure[]> {
  const done: Delivered[] = [];
  for (let turn = 0; turn < TIMED; turn += 1) done.push(await deliverOnce(urls, `ruhig-${turn}`, shop));
  const pages = /judged on (\d+ pages? and \d+ examples?)/.exec(done[0]?.verdict ?? '')?.[1] ?? 'nothing';
  const describe = (values: number[]) => `slowest of ${TIMED} ${Math.max(...values).toFixed(2)} s`;
  const whole = done.map((one) => one.whole);
  const flips = done.map((one) => one.flip);
  return [
    {
      name: 'delivery from file to visible on two shells, median',
      value: median(whole),
      unit: 's',
      limit: 5,
      reference: `judged on ${pages}; ${describe(whole)}`,
    },
    {
      name: 'of which from the answer to visible, median',
      value: median(flips),
      unit: 's',
      limit: 0.3,
      reference: describe(flips),
    },
  ];
}

/** Visitors on two shells that follow one store, while a team delivers to one or the other. */
async function deliverUnderLoad(urls: readonly string[], shop: Workshop): Promise<Figure> {
  const check = (body: string) => (body.includes('</html>') ? null : 'the page is not whole');
  const loads = urls.map((origin) =>
    startLoad({ origin, paths: ['/', '/aktuelles/', '/fehler-melden/'], clients: 2, pause: 100, check }),
  );
  for (let turn = 0; turn < DELIVERIES; turn += 1) {
    await deliverOnce(turn % 2 ? [...urls].reverse() : urls, `lieferung-${turn}`, shop);
  }
  const results = await Promise.all(loads.map((load) => load.stop()));
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  const failures = results.flatMap((result) => result.failures);
  for (const failure of failures) console.error(failure);
  return {
    name: `failed requests during ${DELIVERIES} deliveries to two shells`,
    value: failures.length,
    unit: '',
    limit: 0,
    reference: `of ${requests}`,
  };
}

export async function measureDelivery(say: Say): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const started: { stop(): Promise<void> | void }[] = [];
  try {
    const dataDir = join(folder, 'data');
    await say('demo content', () => loadDemoContent(dataDir));
    const api = await startApi(dataDir);
    started.push(api);
    const apiUrl = `http://127.0.0.1:${api.port}`;
    const [store, source] = ['releases', 'source'].map((name) => {
      cpSync(join(ROOT, 'releases'), join(folder, name), { recursive: true });
      return new ReleaseStore(join(folder, name));
    }) as [ReleaseStore, ReleaseStore];
    const keys = { team: createTeamKey('team'), stranger: createTeamKey('stranger'), revoked: createTeamKey('alt') };
    const trusted = { publicKey: keys.team.publicKey, remotes: { '*': MAY_ALL } };
    const revoked = { publicKey: keys.revoked.publicKey, remotes: { '*': MAY_ALL }, revoked: '2026-01-01T00:00:00Z' };
    writeFileSync(
      join(store.dir, 'vertrauen.json'),
      JSON.stringify({ keys: { [keys.team.name]: trusted, [keys.revoked.name]: revoked } }),
    );
    const shells: ServerProcess[] = [];
    for (let index = 0; index < 2; index += 1) {
      const port = await findFreePort();
      const env = {
        PORT: String(port),
        API_URL: apiUrl,
        DATA_DIR: dataDir,
        RELEASES_DIR: store.dir,
        FORM_SECRET: 'the-same-on-both-shells-of-the-bench',
        DELIVERY_TOKENS: `${REMOTE}=${createHash('sha256').update(TOKEN).digest('hex')}`,
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
      };
      const args = ['shell/dist/server/main.mjs'];
      const shell = await startServer({ name: 'shell', args, cwd: ROOT, port, env, ready: '/readyz' });
      shells.push(shell);
      started.push(shell);
    }
    const uses = await findUses(apiUrl, Object.keys(source.release(REMOTE).templates));
    const shop: Workshop = { source, target: join(folder, 'files'), uses, keys };
    const urls = shells.map(({ port }) => `http://127.0.0.1:${port}`);
    const figures = await say(`${TIMED} deliveries`, () => timeDeliveries(urls, shop));
    figures.push(await say(`${DELIVERIES} deliveries under load`, () => deliverUnderLoad(urls, shop)));

    const place = { store, apiUrl };
    const bad = await say(`${BAD} bad releases`, () =>
      tryAll(createBad(BAD, SEED, shop), ({ isTaken }, before, after) => !isTaken && before === after, place),
    );
    const good = await say(`${HARMLESS} harmless releases`, () =>
      tryAll(createHarmless(HARMLESS, SEED, shop), ({ isTaken }, before, after) => isTaken && before !== after, place),
    );
    return [
      ...figures,
      {
        name: `bad releases that reached a visitor, of ${BAD} seeded ones`,
        value: bad.filter(({ isGood }) => !isGood).length,
        unit: '',
        limit: 0,
        reference: `refused before: ${countKinds(bad)}`,
      },
      {
        name: `harmless releases refused, of ${HARMLESS}`,
        value: good.filter(({ isGood }) => !isGood).length,
        unit: '',
        limit: 0,
        reference: `taken: ${countKinds(good)}`,
      },
    ];
  } finally {
    for (const server of started.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
