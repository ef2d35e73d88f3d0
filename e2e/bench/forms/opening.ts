import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, startCluster } from '../../support/site/cluster.ts';
import { setEvents } from '../bookings/databases.ts';
import { createBooking } from '../bookings/load.ts';
import type { Figure, Say } from '../table.ts';

const OPENING_FAMILIES = Number(process.env.OPENING ?? 5_000);
const SECONDS = 60;
/** Milliseconds before the page repeats a failed booking (`send-registration.ts`). */
const PAUSES = [400, 1200, 2400];
const AWAY = [502, 503, 504];

interface Outcome {
  /** Milliseconds of each step of each family, including repetitions. */
  times: Map<string, number[]>;
  /** Answers that a family would see as an error. */
  errors: string[];
  repeated: number;
  booked: number;
  full: number;
}

interface Answer {
  status: number;
  body: string;
}

/** Each family has its own address and keep-alive connections. */
function createFamily(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`;
  const ask = (path: string, sent?: { body: string; key: string }): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        'accept-encoding': 'br',
        'x-forwarded-for': address,
        ...(sent ? { 'content-type': 'application/json', 'idempotency-key': sent.key } : {}),
      };
      const outgoing = request({ hostname, port, path, agent, headers, method: sent ? 'POST' : 'GET' }, (reply) => {
        text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject);
      });
      outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('no answer in 30 s')));
      outgoing.on('error', reject);
      outgoing.end(sent?.body);
    });
  return { ask, leave: () => agent.destroy() };
}

/**
 * The requests of one family's browser in that minute: programme and places; an event and places; the four steps and
 * places again; then the booking. Static files are left out: browsers and caches keep them for a year.
 */
async function visit(url: string, generation: string, number: number, outcome: Outcome): Promise<void> {
  const { ask, leave } = createFamily(url);
  const note = async (step: string, work: () => Promise<Answer>): Promise<Answer | null> => {
    const start = performance.now();
    let answer = await work().catch(String);
    for (const pause of step === 'booking' ? PAUSES : []) {
      if (typeof answer === 'string' || !AWAY.includes(answer.status)) break;
      outcome.repeated += 1;
      await wait(pause);
      answer = await work().catch(String);
    }
    outcome.times.set(step, [...(outcome.times.get(step) ?? []), performance.now() - start]);
    if (typeof answer !== 'string' && answer.status < (step === 'booking' ? 500 : 400)) return answer;
    outcome.errors.push(`${step}: ${typeof answer === 'string' ? answer : answer.status}`);
    return null;
  };
  const id = 1 + (number % 200);
  await note('document', () => ask('/kinderferienprogramm/'));
  const page = (path: string) =>
    note('page', () => ask(`/_shell/page?url=${encodeURIComponent(path)}&generation=${generation}`));
  const places = () => note('places', () => ask('/api/ferienprogramm/programm?rubrik=24'));
  await places();
  await page(`/kinderferienprogramm/${id}/`);
  await note('places', () => ask(`/api/ferienprogramm/programm/${id}`));
  for (const step of ['kontakt/', 'kinder/', 'programm/']) await page(`/ferienprogramm-anmeldung/${step}`);
  await places();
  await page('/ferienprogramm-anmeldung/bestaetigen/');
  const { body } = createBooking(number);
  const key = randomUUID();
  const answer = await note('booking', () => ask('/api/ferienprogramm/anmeldung', { body, key }));
  if (answer?.status === 201) outcome.booked += 1;
  else if (answer?.status === 409) outcome.full += 1;
  else if (answer) outcome.errors.push(`booking: ${answer.status} ${answer.body.slice(0, 200)}`);
  leave();
}

/** Families arrive evenly within the minute; a shell is killed in its first third, an api in its second. */
async function open(cluster: Cluster): Promise<Outcome> {
  const outcome: Outcome = { times: new Map(), errors: [], repeated: 0, booked: 0, full: 0 };
  const [one, two] = cluster.machines;
  const disturb = (async () => {
    await wait((SECONDS * 1000) / 3);
    await one.shell.kill();
    await wait(3000);
    await one.restart();
    await wait((SECONDS * 1000) / 3);
    await two.api.kill();
    await wait(3000);
    await two.restart();
  })();
  // Every document contains the generation; the families' responses are compressed.
  const generation = /"generation":(\d+)/.exec(await (await fetch(cluster.url)).text())?.[1] ?? '';
  const start = performance.now();
  const families = Array.from({ length: OPENING_FAMILIES }, async (_, number) => {
    await wait((number / OPENING_FAMILIES) * SECONDS * 1000 - (performance.now() - start));
    await visit(cluster.url, generation, number, outcome);
  });
  await Promise.all([...families, disturb]);
  return outcome;
}

function findP99(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** The first minute of a season: 5,000 families on two shells and two apis, one of each killed meanwhile. */
export async function measureOpening(say: Say): Promise<Figure[]> {
  const cluster = await say('two machines', () =>
    startCluster({
      FORM_LIMIT: '1000000',
      HOLIDAY_PLACES_SECONDS: '1',
      CLIENT_REQUESTS: '4096',
      LOG_LEVEL: 'error',
      DEMO: '1',
      TRUST_PROXY: '127.0.0.1',
    }),
  );
  try {
    const client = new pg.Client({ connectionString: cluster.database.primary });
    await client.connect();
    await setEvents(async (sql, values) => (await client.query(sql, values)).rows, 40);
    await client.query(`select pg_notify('inhalt', '')`);
    const start = performance.now();
    const outcome = await say('opening minute', () => open(cluster));
    const seconds = (performance.now() - start) / 1000;
    const { rows } = await client.query(
      'select count(*)::int n from ferien_veranstaltungen where gebucht > teilnehmer_max',
    );
    await client.end();
    const steps = [...outcome.times].map(([step, times]) => `${step} ${findP99(times).toFixed(0)} ms`).join(', ');
    const all = [...outcome.times.values()].flat();
    const kinds = new Map<string, number>();
    for (const error of outcome.errors) kinds.set(error, (kinds.get(error) ?? 0) + 1);
    return [
      {
        name: `opening minute, ${OPENING_FAMILIES} families before two shells and two apis: p99 of every answer`,
        value: findP99(all) / 1000,
        unit: 's',
        limit: 2,
        reference: `${steps}; ${all.length} answers in ${seconds.toFixed(0)} s; families, balancer, database and all processes share two cores`,
      },
      {
        name: 'error pages that families saw meanwhile, a shell and an api being killed',
        value: outcome.errors.length,
        unit: '',
        limit: 0,
        reference: [
          `${outcome.booked} booked, ${outcome.full} refused as full, ${outcome.repeated} bookings sent again by the page, ${rows[0].n} overbooked`,
          ...[...kinds].slice(0, 5).map(([error, count]) => `${count} × ${error}`),
        ].join('; '),
      },
    ];
  } finally {
    await cluster.stop();
  }
}
