import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../../support/site/server-process.ts';
import type { Figure } from '../table.ts';
import { type BenchDatabase, type Query, setEvents } from './databases.ts';
import { createBooking, EVENTS, inParallel, post } from './load.ts';

const BOOKINGS = Number(process.env.BOOKINGS ?? 10_000);
/**
 * Milliseconds between two kills: minimum, and random addition. With a single process there must be time to make
 * progress.
 */
const PAUSE = [800, 1_500] as const;
const PAUSE_ALONE = [4_000, 4_000] as const;

interface Outcome {
  /** Reference by child, for each confirmed booking. */
  confirmed: Map<string, string>;
  kills: number;
  seconds: number;
}

/** A request without an answer is repeated with the same idempotency key, as the registration does. */
async function bookWhileKilling(database: BenchDatabase): Promise<Outcome> {
  const apis: ServerProcess[] = [];
  for (let count = 0; count < database.processes; count += 1) apis.push(await database.start());
  let running = true;
  let kills = 0;
  const [least, more] = database.processes === 1 ? PAUSE_ALONE : PAUSE;
  const killer = (async () => {
    while (running) {
      await wait(least + Math.random() * more);
      const victim = kills % apis.length;
      await apis[victim]?.kill();
      kills += 1;
      apis[victim] = await database.start();
    }
  })();
  const confirmed = new Map<string, string>();
  const start = performance.now();
  await inParallel(BOOKINGS, async (number) => {
    const { child, body } = createBooking(number);
    const key = randomUUID();
    for (let turn = number; ; turn += 1) {
      const answer = await post(apis[turn % apis.length]?.port ?? 0, body, key).catch(() => null);
      if (answer?.status === 201) confirmed.set(child, answer.referenz);
      if (answer?.status === 201 || answer?.status === 409) return;
      await wait(20);
    }
  });
  const seconds = (performance.now() - start) / 1000;
  running = false;
  await killer;
  for (const api of apis) await api.stop();
  return { confirmed, kills, seconds };
}

async function compare(query: Query, confirmed: ReadonlyMap<string, string>) {
  const count = async (sql: string) => Number((await query(sql))[0]?.n);
  const rows = await query(
    'select k.vorname, referenz from ferien_kinder k join ferien_buchungen b on b.id = buchung_id',
  );
  const stored = new Map(rows.map(({ vorname: firstName, referenz: reference }) => [firstName, reference]));
  return {
    overbooked: await count('select count(*) n from ferien_veranstaltungen where gebucht > teilnehmer_max'),
    miscounted: await count(
      `select count(*) n from ferien_veranstaltungen v where gebucht <>
         (select count(*) from ferien_teilnahmen t where t.veranstaltung_id = v.id and storniert is null)`,
    ),
    lost: [...confirmed].filter(([child, reference]) => stored.get(child) !== reference).length,
    doubled: rows.length - stored.size,
    unconfirmed: [...stored.keys()].filter((child) => !confirmed.has(String(child))).length,
    unmailed: Math.abs((await count('select count(*) n from outbox')) - rows.length),
  };
}

/** Books more children than there are places while api processes are killed; counts lost and duplicate bookings. */
export async function bookUnderKills(database: BenchDatabase): Promise<Figure> {
  await database.use((query) => setEvents(query, Math.ceil((BOOKINGS * 2 * 0.67) / EVENTS)));
  const { confirmed, kills, seconds } = await bookWhileKilling(database);
  const faults = await database.use((query) => compare(query, confirmed));
  const processes = database.processes === 1 ? 'one api process' : `${database.processes} api processes`;
  const found = Object.entries(faults).filter(([, count]) => count > 0);
  return {
    name: `bookings on ${database.name} overbooked, lost, doubled, without confirmation or mail`,
    value: Object.values(faults).reduce((sum, count) => sum + count, 0),
    unit: '',
    limit: 0,
    reference: [
      `${BOOKINGS} families in ${seconds.toFixed(0)} s, ${confirmed.size} booked, ${processes}, ${kills} kills`,
      ...found.map(([name, count]) => `${count} ${name}`),
    ].join('; '),
  };
}
