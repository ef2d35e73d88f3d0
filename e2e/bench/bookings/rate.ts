import { randomUUID } from 'node:crypto';
import type { ServerProcess } from '../../support/site/server-process.ts';
import { type Figure, median } from '../table.ts';
import { bookBare, findPgbench } from './bare.ts';
import { type BenchDatabase, postponeMails, sendMailsAgain, setEvents } from './databases.ts';
import { createBooking, FAMILIES, inParallel, post, type Rate } from './load.ts';

const MEASURED = Number(process.env.MEASURED ?? 2_000);
/** Until the JIT has compiled the code: the season opens on a warm process. */
const WARM_UP = MEASURED;
const ROUNDS = 3;
const PLACES = 998;

async function bookThroughApi(database: BenchDatabase): Promise<Rate> {
  await database.use((query) => setEvents(query, PLACES));
  const apis: ServerProcess[] = [];
  while (apis.length < database.processes) apis.push(await database.start());
  const book = async (number: number) => {
    const { status } = await post(apis[number % apis.length]?.port ?? 0, createBooking(number).body, randomUUID());
    if (status !== 201) throw new Error(`A booking was answered ${status}`);
  };
  try {
    await inParallel(WARM_UP, book);
    return await inParallel(MEASURED, book);
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
  }
}

const middle = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  p99: median(rates.map(({ p99 }) => p99)),
});
const describeRate = ({ perSecond, p99 }: Rate) => `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`;

/**
 * Bookings per second with as many api processes as the database allows; on PostgreSQL compared with the bare
 * statements, in alternating rounds.
 */
export async function measureRate(database: BenchDatabase): Promise<Figure> {
  const pgbench = await findPgbench();
  await database.use(postponeMails);
  const booked: Rate[] = [];
  const bare: Rate[] = [];
  // Rounds are needed only for the comparison.
  const rounds = database.url ? ROUNDS : 1;
  for (let round = 0; round < rounds; round += 1) {
    booked.push(await bookThroughApi(database));
    if (!database.url) continue;
    await database.use((query) => setEvents(query, PLACES));
    bare.push(await bookBare(database.url, MEASURED, pgbench));
  }
  await database.use(sendMailsAgain);
  const rate = middle(booked);
  const families = `${FAMILIES} families at once`;
  if (bare.length === 0) {
    return {
      name: `booking on ${database.name}, ${families}: p99`,
      value: rate.p99,
      unit: 'ms',
      limit: 2_000,
      reference: describeRate(rate),
    };
  }
  const limit = middle(bare);
  return {
    name: `bookings a second on ${database.name}, ${families}: the bare statements’, divided by the api’s`,
    value: limit.perSecond / rate.perSecond,
    unit: '×',
    limit: 2,
    reference: `${database.processes} api processes ${describeRate(rate)}; ${pgbench ? 'pgbench' : 'pg driver'} ${describeRate(limit)}`,
  };
}
