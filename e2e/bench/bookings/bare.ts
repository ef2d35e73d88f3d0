import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { CONNECTIONS } from './databases.ts';
import { FAMILIES, inParallel, type Rate, summarize } from './load.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'bare.sql');

/** Path of pgbench, which Debian installs next to each server version, or null. */
export async function findPgbench(): Promise<string | null> {
  const debian = '/usr/lib/postgresql';
  const versions = await Promise.resolve()
    .then(() => readdirSync(debian))
    .catch(() => []);
  for (const place of ['pgbench', ...versions.map((version) => join(debian, version, 'bin/pgbench'))]) {
    const works = await run(place, ['--version']).then(
      () => true,
      () => false,
    );
    if (works) return place;
  }
  return null;
}

async function runPgbench(program: string, url: string, count: number): Promise<Rate> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pgbench-'));
  const each = Math.ceil(count / FAMILIES);
  const settings = ['-n', '-M', 'prepared', '-c', FAMILIES, '-j', 2, '-t', each, '-f', SCRIPT, '-l'].map(String);
  try {
    const start = performance.now();
    await run(program, [...settings, url], { cwd: folder });
    const seconds = (performance.now() - start) / 1000;
    const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
    return summarize(
      lines.map((line) => Number(line.split(' ')[2]) / 1000),
      seconds,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same statements through the api's driver, where there is no pgbench. */
async function runDriver(url: string, count: number): Promise<Rate> {
  const [, script = ''] = readFileSync(SCRIPT, 'utf8').split(/(?<=^\\set second .*\n)/m);
  const [read = '', store = ''] = script.split('\\gset\n');
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // The server may stop before the last connection is closed.
  pool.on('error', () => {});
  try {
    return await inParallel(count, async () => {
      const first = 1 + Math.floor(Math.random() * 200);
      const second = 1 + ((first + Math.floor(Math.random() * 199)) % 200);
      const child = `'${Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)}'`;
      const values: Record<string, string> = { child, first: String(first), second: String(second) };
      const fill = (text: string) => text.replaceAll(/:(child|first|second|stand)\b/g, (_, name) => values[name] ?? '');
      const client = await pool.connect();
      const { rows } = await client.query(fill(read));
      values.stand = client.escapeLiteral(rows[0]?.stand);
      await client.query(fill(store));
      client.release();
    });
  } finally {
    await pool.end();
  }
}

/** Repeats only the SQL statements of a booking: the upper limit of the database. */
export function bookBare(url: string, count: number, pgbench: string | null): Promise<Rate> {
  return pgbench ? runPgbench(pgbench, url, count) : runDriver(url, count);
}
