import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { expect, test } from '@playwright/test';
import { findProgram, type Program, startProgram } from '../support/program.ts';
import { type Cluster, startCluster } from '../support/site/cluster.ts';
import { type Collector, startCollector } from '../support/site/collector.ts';
import { startLoad } from '../support/site/load.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { ROOT } from '../support/site/site.ts';

/** One installation for all tests, which fails part by part. */
test.describe.configure({ mode: 'serial' });

const PLANTED = ['Wilhelmine Geheimrat', 'wilhelmine@geheim.example', 'Krampfadern'];
const PAGES = ['/', '/aktuelles/', '/veranstaltungen/', '/impressum/', '/wegweiser/'];

/** Fails with the packages to install, so that a missing program does not count as a pass. */
function need(program: string, packages: string): void {
  const isMissing = findProgram(program) === null;
  if (isMissing) console.log(`NOT PROVEN: ${program} is not here (Debian: apt-get install ${packages})`);
  // biome-ignore lint/suspicious/noSkippedTests: no other way to go on without it
  test.skip(isMissing, `${program} is not installed`);
}

let cluster: Cluster;
let collector: Collector;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  collector = await startCollector();
  cluster = await startCluster({
    LOG_LEVEL: 'debug',
    DEMO: '1',
    FORM_LIMIT: '100000',
    OTLP_URL: collector.url,
    OTLP_SHARE: '1',
  });
});
test.afterAll(async () => {
  await cluster?.stop();
  await collector?.stop();
});

/** Sends a message to the town hall; returns its number, or null if it was refused. */
async function write(message = 'Die Bank am Spielplatz wackelt.'): Promise<string | null> {
  const reply = await fetch(`${cluster.url}/api/kontakt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cluster.url },
    body: JSON.stringify({
      name: PLANTED[0],
      email: PLANTED[1],
      betreff: 'Bank',
      nachricht: message,
      datenschutz: true,
    }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return reply?.status === 201 ? ((await reply.json()) as { referenz: string }).referenz : null;
}

/** Residents who write messages one after the other, until `stop`. */
function startWriting(residents: number) {
  const stored: string[] = [];
  let refused = 0;
  let isOver = false;
  const resident = async () => {
    while (!isOver) {
      const number = await write();
      if (number) stored.push(number);
      else refused += 1;
      await wait(30);
    }
  };
  const all = Array.from({ length: residents }, resident);
  return {
    stored,
    async stop() {
      isOver = true;
      await Promise.all(all);
      return { stored, refused };
    },
  };
}

async function expectAllStored(address: string, stored: readonly string[]): Promise<void> {
  const rows = await cluster.database.query(address, 'select referenz from einsendungen');
  const kept = new Set(rows.map(({ referenz: reference }) => reference));
  expect(stored.filter((number) => !kept.has(number))).toEqual([]);
  expect(stored.length).toBeGreaterThan(3);
}

const changeContent = () =>
  cluster.database.query(
    cluster.database.primary,
    "update inhalt_stand set version = version + 1; select pg_notify('inhalt', '')",
  );

test('the edge cache stores public pages, is purged on changes and passes logged-in users through', async () => {
  need('varnishd', 'varnish varnish-modules');
  const edge = cluster.edge ?? '';
  const ask = (headers: Record<string, string> = {}) => sendRaw(edge, '/aktuelles/', { headers });
  // Until both shells have rendered it: either may answer first.
  await expect.poll(async () => Number((await ask()).headers.age ?? 0)).toBeGreaterThan(0);
  const kept = await ask();
  expect(kept.headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(kept.headers).not.toHaveProperty('xkey');
  expect((await ask({ 'if-none-match': kept.headers.etag ?? '' })).status).toBe(304);
  expect((await ask({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  expect((await ask({ cookie: 'intranetauth=0123456789abcdef' })).headers.age ?? '0').toBe('0');
  const app = await ask({ cookie: 'fremd=1; isApp=1' });
  expect(app.body).not.toBe(kept.body);
  // A PURGE from outside has no effect, not even through the load balancer.
  expect((await sendRaw(cluster.url, '/', { method: 'PURGE', headers: { 'x-purge': 'seiten' } })).status).toBe(403);

  await changeContent();
  await expect.poll(async () => Number((await ask()).headers.age ?? 0), { intervals: [100] }).toBe(0);
});

test('rolling updates, a hanging process and a crash cause no failed requests', async () => {
  need('haproxy', 'haproxy');
  test.setTimeout(300_000);
  const check = (body: string) => (body.includes('</html>') ? null : 'cut off');
  const reading = startLoad({ origin: cluster.url, paths: PAGES, clients: 4, pause: 10, check });
  const [one, two] = cluster.machines;
  const renewing = startWriting(2);
  await one.update();
  const renewed = await renewing.stop();
  expect(renewed.refused).toBe(0);

  const losing = startWriting(2);
  const isOnlyOne = expect.poll(async () => (await fetch(`http://127.0.0.1:${one.ports.shell}/readyz`)).status);
  two.shell.child.kill('SIGSTOP');
  const before = reading.result.requests;
  // Pages of the hanging process wait for the other one, ten seconds at most.
  await expect.poll(() => reading.result.requests - before, { timeout: 20_000 }).toBeGreaterThan(200);
  two.shell.child.kill('SIGCONT');
  await two.api.kill();
  await isOnlyOne.toBe(200);
  await two.shell.kill();
  await two.restart();
  const lost = await losing.stop();
  const read = await reading.stop();
  expect(read.failures).toEqual([]);
  expect(read.requests).toBeGreaterThan(400);
  await expectAllStored(cluster.database.primary, [...renewed.stored, ...lost.stored]);
});

test('all log lines of a request share an id and contain no personal data', async () => {
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const { shell } = cluster.machines[0].ports;
  const planted = encodeURIComponent(PLANTED[0] ?? '');
  const address = '203.0.113.77';
  const visitor = { 'x-forwarded-for': address, referer: `/?name=${planted}` };
  await sendRaw(`http://127.0.0.1:${shell}`, `/suche/?q=${planted}`, { headers: { ...visitor, 'x-request-id': id } });
  await sendRaw(`http://127.0.0.1:${shell}`, `/suche/?q=${PLANTED[2]}`, { headers: visitor });
  await write(`Ich habe ${PLANTED[2]}.`);
  await expect.poll(() => cluster.readLogs()).toContain(id);
  const logs = cluster.readLogs();
  // Also outside of the api's log, whose lines are the only ones without a page.
  expect(logs.split('\n').filter((line) => line.includes(id) && line.includes('/api/cms/')).length).toBeGreaterThan(0);
  for (const secret of [...PLANTED, planted, address]) expect(logs).not.toContain(secret);
});

test('a request can be traced from the load balancer to the database, without personal data', async () => {
  need('haproxy', 'haproxy');
  const query = encodeURIComponent(PLANTED[0] ?? '');
  await sendRaw(cluster.url, `/veranstaltungen/?suche=${query}&spur=1`);
  const name = 'GET /veranstaltungen/';
  const findWhole = () => {
    const all = collector.spans();
    const traces = all
      .filter((span) => span.name === name)
      .map((entrance) => all.filter(({ traceId }) => traceId === entrance.traceId));
    return traces.find((spans) => spans.some(({ attributes }) => attributes['db.query.text']));
  };
  await expect.poll(findWhole, { timeout: 15_000 }).toBeTruthy();
  // The remaining spans are sent within a second.
  await wait(1500);
  const spans = findWhole() ?? [];
  const [entrance] = spans.filter((span) => span.name === name);
  expect(entrance?.service).toBe('shell');
  const call = spans.find(({ service, attributes }) => service === 'api' && attributes['http.route']);
  expect(call?.parent).toBe(entrance?.id);
  const statement = spans.find(({ attributes }) => attributes['db.query.text']);
  expect(spans.filter(({ service }) => service === 'api').map(({ id }) => id)).toContain(statement?.parent);
  const render = spans.find((span) => span.name === 'render');
  expect(spans.some(({ parent, attributes }) => parent === render?.id && attributes['gemeinde.template'])).toBe(true);
  // The load balancer assigns the trace id, which is also in the logs.
  const logged = cluster.readLogs().replaceAll('-', '');
  expect(logged).toContain(entrance?.traceId);
  await write(`Ich habe ${PLANTED[2]}.`);
  await wait(2000);
  for (const secret of [...PLANTED, query]) expect(collector.text()).not.toContain(secret);
});

test('reads from the standby never return stale data; if it fails, the primary serves all reads', async () => {
  const { database, machines } = cluster;
  const readJson = async (path: string) => {
    const replies = machines.map(({ ports }) => fetch(`http://127.0.0.1:${ports.api}${path}`));
    return Promise.all((await Promise.all(replies)).map((reply) => reply.json()));
  };
  const search = (words: readonly string[]) =>
    Promise.all(words.map((word) => readJson(`/api/cms/suche?q=${encodeURIComponent(word)}`)));
  const onStandby = (statement: string) => database.query(database.standby, statement);
  const readTitles = async () =>
    (await readJson(`/api/cms/route?url=${encodeURIComponent('/impressum/')}`)).map(({ title }) => title);

  await search(['Gemeinde', 'Rathaus', 'Verein', 'Kinder']);
  const read = await onStandby("select count(*)::int as n from pg_stat_activity where query = 'rollback'");
  expect(read[0]?.n).toBeGreaterThan(1);

  // It receives changes but does not apply them.
  await onStandby('select pg_wal_replay_pause()');
  await database.query(
    database.primary,
    `update seiten set antwort = jsonb_set(antwort::jsonb, '{title}', '"Wer hier schreibt"') where pfad = '/impressum/'`,
  );
  await changeContent();
  await expect.poll(readTitles).toEqual(['Wer hier schreibt', 'Wer hier schreibt']);
  await onStandby('select pg_wal_replay_resume()');

  await expect
    .poll(async () => (await onStandby("select antwort::text from seiten where pfad = '/impressum/'"))[0]?.antwort)
    .toContain('Wer hier');
  database.silenceStandby();
  try {
    const found = await search(['Wald', 'Schule', 'Wasser', 'Bürgermeister', 'Feuerwehr', 'Bibliothek']);
    expect(found.flat().filter(({ anzahl: count }) => !(count > 0))).toEqual([]);
    // Without waiting for a request: the standby has only just caught up and is checked before it is used again.
    await expect.poll(() => cluster.readLogs()).toContain('the standby does not read');
  } finally {
    database.wakeStandby();
  }
});

test('during a database failure pages stay available; after the failover no confirmed data is lost, and monitoring alerts', async () => {
  test.setTimeout(300_000);
  const { database, url } = cluster;
  const watch = await startPrometheus(cluster);
  try {
    for (const page of PAGES) expect((await sendRaw(url, page)).status).toBe(200);
    const writing = startWriting(2);
    await expect.poll(() => writing.stored.length).toBeGreaterThan(5);
    // A replication slot retains the log for the missing standby.
    const toPrimary = (statement: string) => database.query(database.primary, statement);
    await toPrimary(`select pg_create_physical_replication_slot('gemeinde_sicherung', true)`);
    if (watch) await expect.poll(watch.readAlerts, { timeout: 30_000 }).toContain('LogWaits');
    await toPrimary(`select pg_drop_replication_slot('gemeinde_sicherung')`);
    if (watch) await expect.poll(watch.readAlerts, { timeout: 30_000 }).not.toContain('LogWaits');
    database.silencePrimary();
    // Longer than the load balancer needs to detect that no shell has an api.
    if (watch) await expect.poll(watch.readAlerts, { timeout: 30_000 }).toContain('DatabaseAway');
    else expect(await write()).toBeNull();
    for (const page of PAGES) expect((await sendRaw(url, page)).status, page).toBe(200);
    const lostAt = Date.now();
    await database.promote();
    await expect.poll(() => write(), { timeout: 30_000, intervals: [100] }).not.toBeNull();
    const description = String((Date.now() - lostAt) / 1000);
    test.info().annotations.push({ type: 'seconds from the command to the first letter', description });
    await writing.stop();
    await expectAllStored(database.standby, writing.stored);
    if (watch) await expect.poll(watch.readAlerts, { timeout: 30_000 }).not.toContain('DatabaseAway');
  } finally {
    await watch?.stop();
  }
});

test('when all machines fail, the edge keeps serving pages', async () => {
  need('varnishd', 'varnish varnish-modules');
  const edge = cluster.edge ?? '';
  // The edge's probes notice some seconds later that the shells have their database again.
  for (const page of PAGES) await expect.poll(async () => (await sendRaw(edge, page)).status).toBe(200);
  await Promise.all(cluster.machines.map((machine) => machine.kill()));
  for (const page of PAGES) expect((await sendRaw(edge, page)).status, page).toBe(200);
  const unseen = await sendRaw(edge, '/nie-gesehen/');
  expect([unseen.status, unseen.headers['retry-after']]).toEqual([503, '30']);
  expect(unseen.body).toContain('Die Website ist gerade nicht erreichbar');
});

/** Prometheus with the documented rules, a scrape interval of two seconds and without `for` delays. */
async function startPrometheus({ machines }: Cluster) {
  const program = findProgram('prometheus');
  if (!program) {
    console.log('NOT PROVEN: prometheus is not here (Debian: apt-get install prometheus), no alarm was seen');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const rules = readFileSync(join(ROOT, 'docs/operations/alerts.yml'), 'utf8').replace(/^ +for: .*\n/gm, '');
  writeFileSync(join(folder, 'alerts.yml'), rules);
  const targets = machines.flatMap(({ ports }) => [ports.apiMetrics, ports.shellMetrics]);
  const config = {
    global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [{ job_name: 'gemeinde', static_configs: [{ targets: targets.map((p) => `127.0.0.1:${p}`) }] }],
  };
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const readAlerts = async (): Promise<string[]> => {
    const reply = await fetch(`${url}/api/v1/alerts`).catch(() => null);
    const { data } = reply?.ok ? await reply.json() : { data: { alerts: [] } };
    return data.alerts.map(({ labels }: { labels: { alertname: string } }) => labels.alertname);
  };
  const args = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`];
  const running: Program = await startProgram(
    program,
    [...args, `--web.listen-address=127.0.0.1:${port}`],
    async () => {
      const reply = await fetch(`${url}/-/ready`).catch(() => null);
      return reply?.ok === true;
    },
  );
  return {
    readAlerts,
    async stop() {
      await running.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
