import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@gm/shared/befehle/find-free-port';
import { expect, test } from '@playwright/test';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { type Collector, startCollector } from '../support/collector.ts';
import { startLoad } from '../support/load.ts';
import { findProgram, type Program, startProgram } from '../support/program.ts';
import { sendRaw } from '../support/raw-request.ts';
import { ROOT } from '../support/site.ts';

/** One installation for all of them, which loses one part after the other. */
test.describe.configure({ mode: 'serial' });

const PLANTED = ['Wilhelmine Geheimrat', 'wilhelmine@geheim.example', 'Krampfadern'];
const PAGES = ['/', '/aktuelles/', '/veranstaltungen/', '/impressum/', '/wegweiser/'];

/** What cannot be seen on this machine is said, so that nobody takes it for proven. */
function need(program: string, packages: string): void {
  const isMissing = findProgram(program) === null;
  if (isMissing) console.log(`NOT PROVEN: ${program} is not here (Debian: apt-get install ${packages})`);
  // biome-ignore lint/suspicious/noSkippedTests: no other way to go on without it
  test.skip(isMissing, `${program} is not installed`);
}

let cluster: Cluster;
let collector: Collector;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  collector = await startCollector();
  cluster = await startCluster({
    LOG_LEVEL: 'debug',
    DEMO: '1',
    FORMULAR_LIMIT: '100000',
    OTLP_URL: collector.url,
    OTLP_SHARE: '1',
  });
});
test.afterAll(async () => {
  await cluster?.stop();
  await collector?.stop();
});

/** Sends a message to the town hall; its number, or null when the site did not take it. */
async function write(nachricht = 'Die Bank am Spielplatz wackelt.'): Promise<string | null> {
  const reply = await fetch(`${cluster.url}/api/kontakt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cluster.url },
    body: JSON.stringify({ name: PLANTED[0], email: PLANTED[1], betreff: 'Bank', nachricht, datenschutz: true }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return reply?.status === 201 ? ((await reply.json()) as { referenz: string }).referenz : null;
}

/** Residents who write one message after the other, until `stop`. */
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
  const kept = new Set(rows.map(({ referenz }) => referenz));
  expect(stored.filter((number) => !kept.has(number))).toEqual([]);
  expect(stored.length).toBeGreaterThan(3);
}

const changeContent = () =>
  cluster.database.query(
    cluster.database.primary,
    "update inhalt_stand set version = version + 1; select pg_notify('inhalt', '')",
  );

test('vor der Website hält der Randspeicher Seiten für alle, hört von Änderungen und lässt Angemeldete durch', async () => {
  need('varnishd', 'varnish varnish-modules');
  const edge = cluster.edge ?? '';
  const ask = (headers: Record<string, string> = {}) => sendRaw(edge, '/aktuelles/', { headers });
  // Both shells have rendered it by now, or the first answer comes from one that had nothing.
  await expect.poll(async () => Number((await ask()).headers.age ?? 0), { timeout: 10_000 }).toBeGreaterThan(0);
  const kept = await ask();
  expect(kept.headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(kept.headers).not.toHaveProperty('xkey');
  expect((await ask({ 'if-none-match': kept.headers.etag ?? '' })).status).toBe(304);
  expect((await ask({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  expect((await ask({ cookie: 'intranetauth=0123456789abcdef' })).headers.age ?? '0').toBe('0');
  const app = await ask({ cookie: 'fremd=1; isApp=1' });
  expect(app.body).not.toBe(kept.body);
  // A stranger cannot empty it, not even through the balancer.
  expect((await sendRaw(cluster.url, '/', { method: 'PURGE', headers: { 'x-purge': 'seiten' } })).status).toBe(403);

  await changeContent();
  await expect.poll(async () => Number((await ask()).headers.age ?? 0), { intervals: [100] }).toBe(0);
});

test('wird ein Rechner erneuert, hängt ein Prozess oder endet einer, merkt niemand etwas', async () => {
  need('haproxy', 'haproxy');
  test.setTimeout(180_000);
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
  // Who was being served by the one that hangs waits for the other, at most ten seconds.
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

test('steht, was eine Anfrage auslöst, in allen Protokollen unter einem Namen, und niemand steht darin', async () => {
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
  // Not in the lines of the api alone: they are the only ones without a page.
  expect(logs.split('\n').filter((line) => line.includes(id) && line.includes('/api/cms/')).length).toBeGreaterThan(0);
  for (const secret of [...PLANTED, planted, address]) expect(logs).not.toContain(secret);
});

test('lässt sich der Weg einer Anfrage vom Verteiler bis in die Datenbank verfolgen, und niemand steht darin', async () => {
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
  // The rest of it is sent within another second.
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
  // The balancer named it, and the logs have the same name.
  const logged = cluster.readLogs().replaceAll('-', '');
  expect(logged).toContain(entrance?.traceId);
  await write(`Ich habe ${PLANTED[2]}.`);
  await wait(2000);
  for (const secret of [...PLANTED, query]) expect(collector.text()).not.toContain(secret);
});

test('liest der zweite Datenbankserver mit, sieht niemand Altes; verstummt er, liest der erste allein', async () => {
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

  // It gets everything, and shows nothing of it yet.
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
    expect(found.flat().filter(({ anzahl }) => !(anzahl > 0))).toEqual([]);
    // Nobody may have asked it: it has the new content only just now, and is looked at before it reads again.
    await expect.poll(() => cluster.readLogs()).toContain('the standby does not read');
  } finally {
    database.wakeStandby();
  }
});

test('verstummt die Datenbank, gehen Seiten weiter; nach der Übernahme ist nichts fort, was bestätigt war, und die Überwachung sagt es', async () => {
  test.setTimeout(180_000);
  const { database, url } = cluster;
  const watch = await startPrometheus(cluster);
  try {
    for (const page of PAGES) expect((await sendRaw(url, page)).status).toBe(200);
    const writing = startWriting(2);
    await expect.poll(() => writing.stored.length).toBeGreaterThan(5);
    // The log is kept for somebody who is not there.
    const toPrimary = (statement: string) => database.query(database.primary, statement);
    await toPrimary(`select pg_create_physical_replication_slot('gemeinde_sicherung', true)`);
    if (watch) await expect.poll(watch.readAlerts, { timeout: 30_000 }).toContain('LogWaits');
    await toPrimary(`select pg_drop_replication_slot('gemeinde_sicherung')`);
    if (watch) await expect.poll(watch.readAlerts, { timeout: 30_000 }).not.toContain('LogWaits');
    database.silencePrimary();
    // Longer than a balancer needs to notice that no shell has its api.
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

test('sind alle Rechner fort, stehen die Seiten weiter da', async () => {
  need('varnishd', 'varnish varnish-modules');
  const edge = cluster.edge ?? '';
  for (const page of PAGES) expect((await sendRaw(edge, page)).status).toBe(200);
  await Promise.all(cluster.machines.map((machine) => machine.kill()));
  for (const page of PAGES) expect((await sendRaw(edge, page)).status, page).toBe(200);
  const unseen = await sendRaw(edge, '/nie-gesehen/');
  expect([unseen.status, unseen.headers['retry-after']]).toEqual([503, '30']);
  expect(unseen.body).toContain('Die Website ist gerade nicht erreichbar');
});

/** The rules of the documentation in the real program, which looks every other second and waits for nothing. */
async function startPrometheus({ machines }: Cluster) {
  const program = findProgram('prometheus');
  if (!program) {
    console.log('NOT PROVEN: prometheus is not here (Debian: apt-get install prometheus), no alarm was seen');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const rules = readFileSync(join(ROOT, 'docs/betrieb/alarme.yml'), 'utf8').replace(/^ +for: .*\n/gm, '');
  writeFileSync(join(folder, 'alarme.yml'), rules);
  const targets = machines.flatMap(({ ports }) => [ports.apiMetrics, ports.shellMetrics]);
  const config = {
    global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
    rule_files: ['alarme.yml'],
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
