import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../support/site/postgres.ts';
import { findPostgres } from '../../support/site/postgres-pair.ts';
import { ROOT, startApi } from '../../support/site/site.ts';
import type { Figure } from '../table.ts';

/** The time limit is for 5 GB and scales with the size. */
const GB = Number(process.env.GB ?? 0.2);
const LIMIT_OF_FIVE = 300;
/**
 * Bytes of a picture, and of the text of a letter, which the database compresses. Pictures make up most of the data.
 */
const PICTURE = 2_000_000;
const LETTER = 1_800;
const PACKED_LETTER = 1_000;
const LETTERS = Math.round((GB * 1e9 * 0.1) / PACKED_LETTER);
const PICTURES = Math.ceil((GB * 1e9 * 0.9) / PICTURE);
const run = promisify(execFile);

const WORDS =
  'Bank Spielplatz wackelt Laterne Schulweg dunkel Gehweg Brunnen Müll Rathaus Straße kaputt Linde Hecke Radweg Ampel';

/** Concurrent writers, to use both cores. */
const WRITERS = 2;

/**
 * Every letter is a different part of one long text, so that the desk's search finds it; the bytes of every picture are
 * incompressible.
 */
async function fill(address: string, uploads: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: address, max: WRITERS });
  const { rows } = await pool.query(`select indexname as name, indexdef as text from pg_indexes
    where tablename = 'einsendungen' and indexdef not like '%UNIQUE%'`);
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await pool.query('alter table einsendungen disable trigger user');
  const write = (writer: number) =>
    pool.query(
      `insert into einsendungen (formular, referenz, email, route, bild, angaben, suchtext)
       select 'kontakt', 'BENCH-' || n, 'ada@post.example', '/kontakt/', case when n <= $3 then 'bench-' || n || '.jpg' end,
         jsonb_build_object('nachricht', words), lower(words)
       from (select string_agg(words[1 + (i * i * 47 + i * 31) % 16], ' ') as long
         from string_to_array($2, ' ') words, generate_series(1, 1500) i group by words) text,
         generate_series($5::int, $1::int, ${WRITERS}) n,
         lateral (select substr(long, (1 + (n::bigint * 7919) % 8000)::int, $4::int) as words) letter`,
      [LETTERS, WORDS, PICTURES, LETTER, writer + 1],
    );
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await pool.query('alter table einsendungen enable trigger user');
  for (const { text } of rows) await pool.query(text);
  await pool.end();
  mkdirSync(uploads, { recursive: true });
  for (let n = 1; n <= PICTURES; n += 1) writeFileSync(join(uploads, `bench-${n}.jpg`), randomBytes(PICTURE));
}

/**
 * Seconds of a point-in-time recovery of a large database; verifies that letters from before that moment exist and
 * later ones do not.
 */
export async function measureRestore(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-zurueck-'));
  const postgres = await startPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  pool.on('error', () => {});
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    INIT_CWD: folder,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'daten'),
    RELEASES_DIR: join(folder, 'releases'),
    BACKUP_TARGET: join(folder, 'ziel'),
    BACKUP_CONTINUOUS: '1',
    BACKUP_POSTGRES: dirname(await findPostgres()),
  };
  const command = (name: string, ...args: string[]) => ['--import', 'tsx', `api/src/cli/${name}.ts`, ...args];
  const call = async (more: NodeJS.ProcessEnv, name: string, ...args: string[]) =>
    (await run(process.execPath, command(name, ...args), { cwd: ROOT, env: { ...env, ...more } })).stdout;
  const write = (name: string) =>
    pool.query(
      `insert into einsendungen (formular, referenz, email, route, angaben) values ('kontakt', $1, 'a@b.example', '/', '{}')`,
      [name],
    );
  let recording: ReturnType<typeof spawn> | undefined;
  try {
    await (await startApi(join(folder, 'daten'), { DATABASE_URL: postgres.url, DEMO: '0', LOG_LEVEL: 'error' })).stop();
    await fill(postgres.url, join(folder, 'daten/uploads'));
    const said = await call({}, 'backup', '--key', 'schluessel.txt');
    const keys = { BACKUP_RECIPIENT: /age1\w+/.exec(said)?.[0] };
    recording = spawn(process.execPath, command('backup', '--continuous'), {
      cwd: ROOT,
      env: { ...env, ...keys },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const hasSlot = async () => (await pool.query('select 1 from pg_replication_slots where active')).rowCount;
    while (!(await hasSlot())) await wait(100);
    const began = performance.now();
    await call(keys, 'backup');
    const saved = (performance.now() - began) / 1000;
    await write('davor');
    await wait(50);
    const { rows } = await pool.query<{ bis: Date; bytes: string }>(
      'select clock_timestamp() as bis, pg_database_size(current_database())::text as bytes',
    );
    const [{ bis: until, bytes } = { bis: new Date(), bytes: '0' }] = rows;
    await wait(50);
    await write('danach');
    recording.kill('SIGTERM');
    while (await hasSlot()) await wait(100);
    await pool.query('create database neu');
    const fresh = postgres.url.replace(/[^/]+$/, 'neu');
    const args = ['--key', 'schluessel.txt', '--until', until.toISOString()];
    const start = performance.now();
    await call({ DATABASE_URL: fresh, DATA_DIR: join(folder, 'neu') }, 'restore', ...args);
    const seconds = (performance.now() - start) / 1000;
    const back = new pg.Client({ connectionString: fresh });
    await back.connect();
    const found = await back.query(`select referenz from einsendungen where referenz in ('davor', 'danach')`);
    await back.end();
    const pictures = readdirSync(join(folder, 'neu/uploads')).length;
    const database = Number(bytes) / 1e9;
    const size = database + (pictures * PICTURE) / 1e9;
    const wrong = found.rows.map(({ referenz: reference }) => reference).join() === 'davor' ? 0 : 1;
    return [
      {
        name: 'restore as of one moment, seconds for 5 GB at this pace',
        value: (seconds / size) * 5,
        unit: 's',
        limit: LIMIT_OF_FIVE,
        reference: `${size.toFixed(2)} GB in ${seconds.toFixed(0)} s, ${database.toFixed(2)} of them database; backed up in ${saved.toFixed(0)} s`,
      },
      {
        name: 'letters of after that moment that came back, and of before it that did not',
        value: wrong,
        unit: '',
        limit: 0,
      },
    ];
  } finally {
    recording?.kill('SIGKILL');
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
