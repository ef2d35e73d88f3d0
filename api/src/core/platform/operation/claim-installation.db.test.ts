import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { claimInstallation, forgetInstallation } from './claim-installation.ts';

const isPostgres = inject('vorlage').art === 'postgres';
const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.remove();
});

async function openOwn(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  databases.push(database);
  return database;
}

function createConfig(SITE_URL: string, DATA_DIR?: string): Config {
  const own = DATA_DIR ?? mkdtempSync(join(tmpdir(), 'installation-'));
  onTestFinished(() => rmSync(own, { recursive: true, force: true }));
  return { DATABASE_URL: 'postgres://here', SITE_URL, DATA_DIR: own, files: null } as Config;
}

describe.runIf(isPostgres)('on PostgreSQL', () => {
  it('two processes of one site share a database; two sites cannot', async () => {
    const database = await openOwn();
    const second = await openDatabase(database.options);
    const config = createConfig('https://www.a.example/');
    await claimInstallation(database, config);
    await claimInstallation(second, config);
    await claimInstallation(second, config);
    const other = await openDatabase(database.options);
    await expect(claimInstallation(other, createConfig('https://www.b.example'))).rejects.toMatchObject({
      code: 'datenbank_in_benutzung',
      message: expect.stringContaining('with another address than https://www.b.example'),
    });
    for (const opened of [second, other]) await opened.close();
  });

  it('files belong to one database until the claim is reset', async () => {
    const [one, two] = [await openOwn(), await openOwn()];
    const config = createConfig('https://www.a.example');
    await claimInstallation(one, config);
    await expect(claimInstallation(two, config)).rejects.toMatchObject({
      code: 'datenbank_in_benutzung',
      message: expect.stringContaining('installation.txt'),
    });
    await forgetInstallation(config);
    await claimInstallation(two, config);
  });
});

it('relies on the embedded database’s own lock', async () => {
  const database = await openOwn();
  const config = { ...createConfig('https://www.a.example'), DATABASE_URL: undefined };
  await claimInstallation(database, config);
  expect(readdirSync(config.DATA_DIR)).toEqual([]);
});
