/**
 * Bookings of the holiday programme under load, beside the same statements sent straight to the database. Alone:
 * `npx tsx e2e/bench/bookings.ts` after a build; BOOKINGS sets how many there are under kills (default 10,000).
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ServerProcess } from '../support/server-process.ts';
import { startApi } from '../support/site.ts';
import { startPostgres } from './postgres.ts';
import { type Figure, formatTable, isWithin } from './table.ts';

const FAMILIES = 64;
const EVENTS = 200;
const MEASURED = Number(process.env.MEASURED ?? 3_000);
const UNDER_KILLS = Number(process.env.BOOKINGS ?? 10_000);
const POOL = 10;

interface Answer {
  status: number;
  referenz: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: FAMILIES });

function post(port: number, body: string, key: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const outgoing = request({
      port,
      host: '127.0.0.1',
      path: '/api/ferienprogramm/anmeldung',
      method: 'POST',
      agent,
      headers,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (reply) => {
      text(reply).then(
        (body) => resolve({ status: reply.statusCode ?? 0, referenz: JSON.parse(body).referenz ?? '' }),
        reject,
      );
    });
    outgoing.end(body);
  });
}

const ADDRESS = { name: 'Probe', strasse: 'Weg 1', plz: '75334', ort: 'Musterhardt' };

/** One child with two of the events, which lie on different days. */
function createBooking(number: number): { child: string; ids: [number, number]; body: string } {
  const first = 1 + Math.floor(Math.random() * EVENTS);
  const ids: [number, number] = [first, 1 + ((first + Math.floor(Math.random() * (EVENTS - 1))) % EVENTS)];
  const child = `Kind ${number} ${randomUUID().slice(0, 8)}`;
  const body = JSON.stringify({
    kontakt: { ...ADDRESS, vorname: 'Ada', email: 'ada@beispiel.example', telefon: '' },
    kinder: [
      {
        ...ADDRESS,
        vorname: child,
        geburtstag: '2015-05-04',
        geschlecht: 'weiblich',
        bemerkung: '',
        veranstaltungen: ids.map((id) => ({ id })),
      },
    ],
    kosten: { veranstaltungen: 10, gebuehren: 4, gesamt: 14 },
    route: '/ferienprogramm-anmeldung/bestaetigen/',
  });
  return { child, ids, body };
}

/** Runs `count` pieces of work, as many at once as there are families; returns the milliseconds of each, sorted. */
async function inParallel(
  count: number,
  work: (number: number) => Promise<void>,
): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const family = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      const begin = performance.now();
      await work(number);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: FAMILIES }, family));
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - start) / 1000 };
}
const percentile99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? Number.NaN;

async function setEvents(pool: pg.Pool, places: number): Promise<void> {
  await pool.query('truncate ferien_buchungen, ferien_veranstaltungen, outbox, idempotenz restart identity cascade');
  await pool.query(
    `insert into ferien_veranstaltungen (id, rubrik, titel, text, datum_von, datum_bis, preis, alter_min, alter_max, teilnehmer_min, teilnehmer_max)
     select n, 24, 'Angebot ' || n, '', (current_date + 30 + n)::text || 'T09:00', (current_date + 30 + n)::text || 'T12:00', 500, 0, 999, 0, $2
     from generate_series(1, $1::int) n`,
    [EVENTS, places],
  );
  await pool.query('vacuum analyze');
}

/** The statements of one booking, one after the other, with nothing around them. */
async function bookRaw(pool: pg.Pool, number: number): Promise<void> {
  const { child, ids } = createBooking(number);
  const client = await pool.connect();
  const sorted = [...ids].sort((a, b) => a - b);
  await client.query('begin');
  await client.query(
    'insert into idempotenz (formular, schluessel, pruefsumme) values ($1, $2, $3) on conflict do nothing returning schluessel',
    ['roh', child, 'x'],
  );
  await client.query(
    'select pg_advisory_xact_lock(k) from (select distinct hashtextextended(name, 24) as k from unnest($1::text[]) as name order by 1) as s',
    [[child]],
  );
  await client.query('select * from ferien_veranstaltungen where id = any($1::int[]) order by id for update', [sorted]);
  await client.query(
    `select t.schluessel, v.id, v.titel, v.datum_von, v.datum_bis, v.taeglich from ferien_teilnahmen t join ferien_veranstaltungen v on v.id = t.veranstaltung_id
     where t.schluessel = any($1::text[]) and t.storniert is null`,
    [[child]],
  );
  await client.query(
    'update ferien_veranstaltungen v set gebucht = gebucht + n.anzahl from unnest($1::int[], $2::int[]) as n (id, anzahl) where v.id = n.id',
    [sorted, [1, 1]],
  );
  await client.query(`select nextval('ferien_referenz')`);
  await client.query(
    `with b as (insert into ferien_buchungen (referenz, token_hash, vorname, name, strasse, plz, ort, email, telefon, route)
       values ($1, $1, 'Ada', 'Probe', 'Weg 1', '75334', 'Musterhardt', 'ada@beispiel.example', '', '') returning id),
     k as (insert into ferien_kinder (buchung_id, platz, schluessel, vorname, name, strasse, plz, ort, geburtstag, geschlecht, bemerkung)
       select id, 0, $1, $1, 'Probe', 'Weg 1', '75334', 'Musterhardt', '2015-05-04', 'weiblich', '' from b returning id),
     t as (insert into ferien_teilnahmen (kind_id, veranstaltung_id, schluessel, preis) select k.id, n, $1, 500 from k, unnest($2::int[]) n)
     select id from b`,
    [child, sorted],
  );
  await client.query(
    'insert into outbox (an, betreff, text, html, anhaenge, faellig) values ($1, $2, $3, $3, $4, now() + $5::interval)',
    [
      'ada@beispiel.example',
      'Ihre Buchung',
      'x'.repeat(1500),
      JSON.stringify([{ name: 'a.ics', typ: 'text/calendar', inhalt: 'x'.repeat(1000) }]),
      '1 day',
    ],
  );
  await client.query('update idempotenz set antwort = $3 where formular = $1 and schluessel = $2', [
    'roh',
    child,
    '{}',
  ]);
  await client.query('commit');
  client.release();
}

/** Sending mails is other work, which the bare statements do not have either: here they wait until tomorrow. */
async function postponeMails(pool: pg.Pool): Promise<void> {
  await pool.query(`create function postpone() returns trigger language plpgsql as
    $$ begin new.faellig = now() + interval '1 day'; return new; end $$`);
  await pool.query('create trigger postpone before insert on outbox for each row execute function postpone()');
}

async function measureRate(pool: pg.Pool, port: number): Promise<Figure[]> {
  await postponeMails(pool);
  const api = async (count: number) => {
    await setEvents(pool, 998);
    return inParallel(count, async (number) => {
      const { status } = await post(port, createBooking(number).body, randomUUID());
      if (status !== 201) throw new Error(`A booking was answered ${status}`);
    });
  };
  const raw = async (count: number) => {
    await setEvents(pool, 998);
    return inParallel(count, (number) => bookRaw(pool, number));
  };
  await api(300);
  await raw(300);
  const limit = await raw(MEASURED);
  const booked = await api(MEASURED);
  await pool.query('drop trigger postpone on outbox');
  const [rate, rawRate] = [MEASURED / booked.seconds, MEASURED / limit.seconds];
  return [
    {
      name: `time of a booking, ${FAMILIES} families at once, times the bare statements`,
      value: rawRate / rate,
      unit: '×',
      limit: 2.5,
      reference: `${rate.toFixed(0)} bookings/s of ${rawRate.toFixed(0)} through raw pg; p99 ${percentile99(booked.times).toFixed(0)} ms of ${percentile99(limit.times).toFixed(0)} ms`,
    },
  ];
}

/** Two api processes, one of them killed again and again; whoever gets no answer asks again with the same key. */
async function bookUnderKills(pool: pg.Pool, start: () => Promise<ServerProcess>): Promise<Figure[]> {
  // Places for two thirds of what is wanted.
  await setEvents(pool, Math.ceil((UNDER_KILLS * 2 * 0.67) / EVENTS));
  const apis = [await start(), await start()];
  let running = true;
  let kills = 0;
  const killer = (async () => {
    while (running) {
      await wait(800 + Math.random() * 1_500);
      const victim = kills % apis.length;
      await apis[victim]?.kill();
      kills += 1;
      apis[victim] = await start();
    }
  })();
  const confirmed = new Map<string, string>();
  const { seconds } = await inParallel(UNDER_KILLS, async (number) => {
    const { child, body } = createBooking(number);
    const key = randomUUID();
    for (let turn = number; ; turn += 1) {
      const answer = await post(apis[turn % apis.length]?.port ?? 0, body, key).catch(() => null);
      if (answer?.status === 201) confirmed.set(child, answer.referenz);
      if (answer?.status === 201 || answer?.status === 409) return;
      await wait(20);
    }
  });
  running = false;
  await killer;
  for (const api of apis) await api.stop();

  const count = async (sql: string) => Number((await pool.query(sql)).rows[0]?.n);
  const overbooked = await count('select count(*) n from ferien_veranstaltungen where gebucht > teilnehmer_max');
  const wrong = await count(
    `select count(*) n from ferien_veranstaltungen v where gebucht <>
       (select count(*) from ferien_teilnahmen t where t.veranstaltung_id = v.id and storniert is null)`,
  );
  const { rows } = await pool.query(
    'select k.vorname, referenz from ferien_kinder k join ferien_buchungen b on b.id = buchung_id',
  );
  const stored = new Map<string, string>(rows.map(({ vorname, referenz }) => [vorname, referenz]));
  const lost = [...confirmed].filter(([child, referenz]) => stored.get(child) !== referenz).length;
  const unknown = [...stored.keys()].filter((child) => !confirmed.has(child)).length;
  const mails = await count('select count(*) n from outbox');
  const unmailed = Math.abs(mails - stored.size);
  const reference = `${UNDER_KILLS} families in ${seconds.toFixed(0)} s, ${confirmed.size} booked, 2 processes, ${kills} kills`;
  return [
    { name: 'events overbooked or counted wrongly', value: overbooked + wrong, unit: '', limit: 0, reference },
    { name: 'bookings lost after they were confirmed', value: lost, unit: '', limit: 0 },
    {
      name: 'bookings stored twice or without a confirmation',
      value: rows.length - stored.size + unknown,
      unit: '',
      limit: 0,
    },
    { name: 'bookings without a mail, or mails without a booking', value: unmailed, unit: '', limit: 0 },
  ];
}

/** All figures of the booking, on a PostgreSQL with its usual settings that is thrown away afterwards. */
async function measureBookings(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bookings-'));
  const { url: DATABASE_URL, stop } = await startPostgres();
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: POOL });
  // Its idle connections break when the server leaves.
  pool.on('error', () => {});
  const start = () =>
    startApi(folder, { DATABASE_URL, DATABASE_POOL: String(POOL), FORMULAR_LIMIT: '1000000000', LOG_LEVEL: 'error' });
  try {
    const api = await start();
    const rate = await measureRate(pool, api.port);
    await api.stop();
    return [...rate, ...(await bookUnderKills(pool, start))];
  } finally {
    await pool.end();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const figures = await measureBookings();
console.log(formatTable(figures));
agent.destroy();
if (!figures.every(isWithin)) process.exitCode = 1;
