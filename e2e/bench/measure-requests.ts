import { Agent, get, type IncomingMessage } from 'node:http';
import type pg from 'pg';
import { vocabulary } from './data/generated-content.ts';

/** Number of unmeasured requests. */
export const WARM_UP = 20;

/** Log of PostgreSQL; requires every statement to be logged with its duration. */
interface StatementLog {
  text: string;
}

export interface Measured {
  /** 95th percentiles of a request in milliseconds: in the database and in total. */
  database: number;
  whole: number;
}

export const percentile95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Values with the size they were measured at, for the table's reference column. */
export const describeSizes = (sizes: readonly number[], values: readonly number[]) =>
  sizes.map((size, index) => `${size.toLocaleString('en')}: ${values[index]?.toFixed(1)} ms`).join(', ');

/** Typical searches: frequent and rare words, pairs of them, and misspelled words. */
export function listSearches(): string[] {
  const ranks = Array.from({ length: 40 }, (_, index) => Math.floor(vocabulary.length ** (index / 40)) - 1);
  const words = ranks.map((rank) => vocabulary[rank] ?? '');
  const pairs = words.slice(0, 20).map((word, index) => `${word} ${words[index + 15]}`);
  const mistakes = words.slice(30).map((word) => `${word.slice(0, 3)}x${word.slice(4)}`);
  return [...words, ...pairs, ...mistakes];
}

const agent = new Agent({ keepAlive: true });

/** Drains a response without keeping it, to avoid garbage collection in the client. */
function read(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.on('end', () => resolve(answer)).on('error', reject);
      answer.resume();
    }).on('error', reject);
  });
}

/** Sends requests one after the other; the first ones warm up. */
export async function measureRequests(
  pool: pg.Pool,
  log: StatementLog,
  urls: readonly string[],
  headers: Record<string, string> = {},
): Promise<Measured> {
  const database: number[] = [];
  const whole: number[] = [];
  for (const [index, url] of urls.entries()) {
    log.text = '';
    const start = performance.now();
    const answer = await read(url, headers);
    const took = performance.now() - start;
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    // Logged after all statements of the request.
    const mark = `mark ${index}`;
    await pool.query(`select '${mark}'`);
    while (!log.text.includes(mark)) await new Promise((resolve) => setTimeout(resolve, 2));
    if (index < WARM_UP) continue;
    const before = log.text.slice(0, log.text.indexOf(mark)).split('\n').slice(0, -1).join('\n');
    const times = [...before.matchAll(/duration: ([\d.]+) ms/g)].map(([, ms]) => Number(ms));
    database.push(times.reduce((sum, ms) => sum + ms, 0));
    whole.push(took);
  }
  return { database: percentile95(database), whole: percentile95(whole) };
}
