import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEBIAN, startInstalled, startOwnPostgres } from '../../../../test/own-postgres.ts';
import { migrations } from '../../../migrations.ts';
import { type Config, findRoot } from '../../platform/config/config.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { claimInstallation } from '../../platform/operation/claim-installation.ts';
import { createBackup } from './create-backup.ts';
import { dumpDatabase } from './dump-database.ts';
import { replaceDatabase } from './replace-database.ts';
import { restoreBackup } from './restore-backup.ts';

// Each kill starts a process and opens a database afterwards.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const KILLS = 10;
/** Each of these restores takes many times as long. */
const EMBEDDED_KILLS = 3;
/** Before this part of its time a restore only unpacks and verifies; the embedded database is switched early. */
const UNPACKED = 0.3;
const EMBEDDED_UNPACKED = 0;
const KILLS_TIMEOUT = 600_000;
const FORMER = ['gesichert', 'seither'];
const RESTORED = ['gesichert'];

/** A database, with a role that owns nothing else. */
interface Place {
  open(name: string): Promise<{ role: string | undefined; superuser: string | undefined }>;
  /** Puts a new database on a small disk of its own. */
  openOn?(name: string, folder: string): Promise<string>;
  stop(): Promise<void>;
}

async function openServer(start: () => Promise<{ url: string; stop(): Promise<void> }>): Promise<Place> {
  const { url, stop } = await start();
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create role gemeinde login password 'geheim'`);
  const as = (user: string, name: string) =>
    Object.assign(new URL(`${url}/${name}`), { username: user, password: 'geheim' }).href;
  return {
    async open(name) {
      await client.query(`create database ${name} owner gemeinde`);
      return { role: as('gemeinde', name), superuser: `${url}/${name}` };
    },
    async openOn(name, folder) {
      await client.query(`create tablespace ${name} location '${folder}'`);
      await client.query(`create database ${name} owner gemeinde tablespace ${name}`);
      return as('gemeinde', name);
    },
    async stop() {
      await client.end();
      await stop();
    },
  };
}

const EMBEDDED: Place = { open: async () => ({ role: undefined, superuser: undefined }), stop: async () => {} };

const EMBEDDED_KIND = 'the embedded database';
const KINDS: [name: string, start: () => Promise<Place>][] = [
  ['PostgreSQL 18', () => openServer(startOwnPostgres)],
  [EMBEDDED_KIND, async () => EMBEDDED],
];
const OLD = "Debian's PostgreSQL 15";
if (existsSync(DEBIAN)) KINDS.push([OLD, () => openServer(() => startInstalled(DEBIAN))]);

async function write(config: Config, word: string): Promise<void> {
  const { db, close } = await openDatabase(config);
  await db
    .insertInto('einsendungen')
    .values({ formular: 'kontakt', referenz: word, email: 'ada@post.example', route: '/kontakt/', angaben: '{}' })
    .execute();
  await close();
}

/** What an api would find; fails on an empty or half-filled database. */
async function read(config: Config): Promise<string[]> {
  const database = await openDatabase(config);
  try {
    expect(await migrate(database.db, migrations)).toEqual([]);
    const rows = await database.db.selectFrom('einsendungen').select('referenz').orderBy('referenz').execute();
    return rows.map(({ referenz: reference }) => reference);
  } finally {
    await database.close();
  }
}

describe.each(KINDS)('over a site in %s', (kind, start) => {
  let folder: string;
  let place: Place;
  let identity: string;
  let name: string;
  let config: Config;
  let addresses: Awaited<ReturnType<Place['open']>>;
  let databases = 0;

  const restore = (settings: Partial<Config> = {}, key = identity) => {
    const notes = createDiskObjects(join(folder, 'geloeschtes'));
    return restoreBackup({ ...config, ...settings }, { name, identity: key, migrations, geloeschtes: notes });
  };

  /** A live site with a row that is younger than its backup. */
  async function openSite(): Promise<void> {
    databases += 1;
    addresses = await place.open(`gemeinde_${databases}`);
    config = {
      ...readConfig({}),
      DATABASE_URL: addresses.role,
      DATA_DIR: join(folder, `daten-${databases}`),
      RELEASES_DIR: join(folder, 'releases'),
      BACKUP_TARGET: join(folder, 'ziel'),
      BACKUP_RECIPIENT: await identityToRecipient(identity),
      SITE_URL: 'https://www.a.example',
    };
    const { db, close } = await openDatabase(config);
    await migrate(db, migrations);
    await close();
    await write(config, 'gesichert');
  }

  const runRestore = () => {
    const env = {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      DATA_DIR: config.DATA_DIR,
      RELEASES_DIR: config.RELEASES_DIR,
      BACKUP_TARGET: config.BACKUP_TARGET,
      PUBLIC_URL: config.SITE_URL,
      ...(config.DATABASE_URL && { DATABASE_URL: config.DATABASE_URL }),
    };
    const args = ['--liftoff-only', '--import', 'tsx', 'api/src/cli/restore.ts'];
    const words = ['--key', join(folder, 'schluessel'), '--replace', 'www.a.example'];
    const child = spawn(process.execPath, [...args, ...words], {
      cwd: findRoot(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    return { child, ended: once(child, 'exit').then(() => said) };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zurueck-'));
    await chmod(folder, 0o711);
    identity = await generateX25519Identity();
    await writeFile(join(folder, 'schluessel'), identity);
    place = await start();
    await openSite();
    ({ name } = await createBackup(config, async () => {
      const { db, close } = await openDatabase(config);
      await dumpDatabase(db, join(folder, 'abzug'));
      await close();
      return join(folder, 'abzug');
    }));
    await write(config, 'seither');
  });
  afterAll(async () => {
    await place.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is refused with a wrong key and with a cut archive', async () => {
    await expect(restore({}, await generateX25519Identity())).rejects.toThrow('does not fit the backup');
    const cut = join(folder, 'gekuerzt');
    await cp(config.BACKUP_TARGET, cut, { recursive: true });
    const part = join(cut, name, 'teil-00001.age');
    await truncate(part, (await readFile(part)).length - 100);
    await expect(restore({ BACKUP_TARGET: cut })).rejects.toThrow('is missing or was altered. Nothing was changed');
    expect(await read(config)).toEqual(FORMER);
  });

  it('is refused in one sentence while the disk for it is full', async () => {
    if (userInfo().uid !== 0) return;
    const small = join(folder, 'klein');
    await mkdir(small);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12k', 'tmpfs', small]);
    onTestFinished(() => void execFileSync('umount', [small]));
    vi.stubEnv('TMPDIR', small);
    const refusal = await restore().catch((error: Error) => error.message);
    vi.unstubAllEnvs();
    expect(refusal).toContain(`The disk of ${small} (TMPDIR) is full`);
    expect(await read(config)).toEqual(FORMER);
  });

  it.runIf(kind !== OLD)(
    'leaves the former site or the restored one when killed at any moment',
    async () => {
      const began = Date.now();
      const { ended } = runRestore();
      expect(await ended).toContain('Restored');
      const duration = Date.now() - began;
      expect(await read(config)).toEqual(RESTORED);
      await write(config, 'seither');
      const found: string[][] = [];
      const [kills, unpacked] = config.DATABASE_URL ? [KILLS, UNPACKED] : [EMBEDDED_KILLS, EMBEDDED_UNPACKED];
      for (let i = 1; i <= kills; i += 1) {
        const { child, ended } = runRestore();
        await wait(duration * (unpacked + ((1 - unpacked) * i) / (kills + 1)));
        child.kill('SIGKILL');
        await ended;
        found.push(await read(config));
        if (found.at(-1)?.length === 1) await write(config, 'seither');
      }
      for (const letters of found) expect([FORMER, RESTORED]).toContainEqual(letters);
      // Some were killed before the last step.
      expect(found.filter((letters) => letters.length === 2).length).toBeGreaterThan(0);
      expect(await runRestore().ended).toContain('Restored');
      expect(await read(config)).toEqual(RESTORED);
    },
    KILLS_TIMEOUT,
  );

  it.runIf(kind === EMBEDDED_KIND)(
    'is completed or undone at the start when killed between its two renamings',
    async () => {
      const now = await read(config);
      const [files, replaced] = ['pg', 'ersetzt'].map((one) => join(config.DATA_DIR, 'datenbank', one)) as [
        string,
        string,
      ];
      await rename(files, replaced);
      expect(await read(config)).toEqual(now);
      await cp(files, replaced, { recursive: true });
      expect(await read(config)).toEqual(now);
      expect(existsSync(replaced)).toBe(false);
    },
  );

  if (kind !== EMBEDDED_KIND) {
    it('leaves everything to the role of the site, also as a superuser and with extensions that this one made', async () => {
      await openSite();
      await restore({ DATABASE_URL: addresses.superuser });
      expect(await read(config)).toEqual(RESTORED);
      const { db, close } = await openDatabase(config);
      const { rows } = await sql<{ owner: string }>`select distinct pg_get_userbyid(relowner) as owner from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
      await close();
      expect(rows).toEqual([{ owner: 'gemeinde' }]);
    });

    it('does not start beside a running site, nor a site beside it', async () => {
      const site = await openDatabase(config);
      await claimInstallation(site, config);
      await expect(restore()).rejects.toThrow('The site is still running');
      await site.close();
      await replaceDatabase(config, async () => {
        const api = await openDatabase(config);
        await expect(claimInstallation(api, config)).rejects.toThrow('A backup is being restored');
        await api.close();
        throw new Error('the end');
      }).catch((error: Error) => expect(error.message).toBe('the end'));
      expect(await read(config)).toEqual(RESTORED);
    });

    it('says that the disk of the database is full', async () => {
      if (userInfo().uid !== 0) return;
      const disk = await mkdtemp(join(tmpdir(), 'platte-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=60m', 'tmpfs', disk]);
      onTestFinished(() => void execFileSync('umount', ['-l', disk]));
      execFileSync('chown', ['postgres', disk]);
      await openSite();
      const DATABASE_URL = (await place.openOn?.('klein', disk)) ?? '';
      const small = { ...config, DATABASE_URL };
      const { db, close } = await openDatabase(small);
      await migrate(db, migrations);
      await close();
      await write(small, 'gesichert');
      await write(small, 'seither');
      const { bavail, bsize } = await import('node:fs/promises').then(({ statfs }) => statfs(disk));
      await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - 1_000_000));
      await expect(restore({ DATABASE_URL })).rejects.toThrow('A disk is full');
      expect(await read(small)).toEqual(FORMER);
      await rm(join(disk, 'ballast'));
      await restore({ DATABASE_URL });
      expect(await read(small)).toEqual(RESTORED);
    });
  }
});
