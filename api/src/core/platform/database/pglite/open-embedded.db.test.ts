import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { openPglite } from './open-pglite.ts';

const template = inject('vorlage');

describe.runIf(template.art === 'pglite')('the embedded database', () => {
  let DATA_DIR: string;
  const options = () => ({ DATA_DIR, DATABASE_POOL: 1 });
  beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'gm-embedded-'));
    if (template.art === 'pglite') await cp(template.folder, DATA_DIR, { recursive: true });
  });
  afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

  it('flushes to disk before it acknowledges', async () => {
    let syncs = 0;
    const pg = await openPglite(join(DATA_DIR, 'datenbank/pg'), () => {
      syncs += 1;
    });
    const { rows } = await pg.query(
      "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit') order by name",
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
    const before = syncs;
    await pg.query("insert into rubriken (name) values ('fest')");
    expect(syncs).toBeGreaterThan(before);
    const afterInsert = syncs;
    await pg.query('select * from rubriken');
    expect(syncs).toBe(afterInsert);
    await pg.exec('checkpoint');
    expect(syncs).toBeGreaterThan(afterInsert + 1);
    await pg.close();
  });

  it('refuses a second opener until the first has closed', async () => {
    const first = await openDatabase(options());
    await expect(openDatabase(options())).rejects.toMatchObject({ code: 'datenbank_in_benutzung' });
    await first.close();
    const second = await openDatabase(options());
    expect(await second.db.selectFrom('rubriken').select('name').execute()).toEqual([{ name: 'fest' }]);
    await second.close();
  });

  it('terminates with its thread, even if unused', async () => {
    const started = once(process, 'worker') as Promise<[Worker]>;
    const { close } = await openDatabase(options());
    const [thread] = await started;
    expect(thread.threadId).toBeGreaterThan(0);
    await close();
    expect(thread.threadId).toBe(-1);
    await close();
  });

  it('keeps every acknowledged row when the process is killed', async () => {
    const script = `
      import { openDatabase } from ${JSON.stringify(new URL('../open-database.ts', import.meta.url).href)};
      const { db } = await openDatabase(${JSON.stringify(options())});
      for (let n = 1; ; n += 1) {
        await db.insertInto('rubriken').values({ name: 'zeile ' + n }).execute();
        console.log(n);
      }`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    for await (const chunk of child.stdout) {
      acknowledged = Number(String(chunk).trim().split('\n').at(-1));
      if (acknowledged >= 20) child.kill('SIGKILL');
    }
    const { db, close } = await openDatabase(options());
    const rows = await db.selectFrom('rubriken').select('name').where('name', 'like', 'zeile %').execute();
    expect(acknowledged).toBeGreaterThanOrEqual(20);
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    await close();
  });
});
