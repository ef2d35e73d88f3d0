import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeMultipart, drawPng } from '../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { fillVeranstaltungsdaten, VORSCHLAG } from '../../../test/veranstaltungen.ts';
import { migrations } from '../../bereiche.ts';
import type { Config } from '../betrieb/config.ts';
import { createLogger } from '../betrieb/logger.ts';
import { openDateien } from '../dateien/open-dateien.ts';
import { openDatabase } from '../daten/open-database.ts';
import { createSicherung } from './create-sicherung.ts';
import { dumpDatenbank } from './dump-datenbank.ts';
import { startGeloeschtes } from './note-geloeschtes.ts';
import { restoreSicherung } from './restore-sicherung.ts';
import { openZiel } from './sicherungsorte.ts';
import { listSicherungen } from './unpack-sicherung.ts';

let api: TestApp;
let config: Config;
let ort: string;
let identity: string;
let name: string;
let referenzen: string[];

const dump = (db = api.database.db, folder = join(ort, 'abzug')) => dumpDatenbank(db, folder).then(() => folder);
const read = (file: string) => readFile(join(config.SICHERUNG_ZIEL, name, file));

/** A place with nothing in it. */
async function openFresh() {
  const leer = await openTestDatabase({ leer: true });
  await leer.close();
  const folder = await mkdtemp(join(tmpdir(), 'frisch-'));
  const fresh = { ...config, ...leer.options, RELEASES_DIR: join(folder, 'releases') };
  return {
    config: fresh,
    async remove() {
      await leer.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

beforeAll(async () => {
  ort = await mkdtemp(join(tmpdir(), 'sicherung-'));
  identity = await generateX25519Identity();
  api = await createTestApp({
    SICHERUNG_ZIEL: join(ort, 'ziel'),
    SICHERUNG_EMPFAENGER: await identityToRecipient(identity),
    RELEASES_DIR: join(ort, 'releases'),
  });
  config = api.config;
  await fillVeranstaltungsdaten(api.database);
  const releases = createDiskObjects(config.RELEASES_DIR);
  for (const file of ['mf-x/1/client/a.js', 'registry.json', '.staging/halb'])
    await releases.writeNew(file, Buffer.from('code'));
  await writeFile(join(config.DATA_DIR, 'form-secret'), 'geheim');
  referenzen = [];
  for (let i = 0; i < 3; i += 1) {
    const mit = { bytes: await drawPng().toBuffer(), type: 'image/png' };
    const felder = { ...VORSCHLAG, titel: `Fest "${i}" \\ ${'\n'}Ende`, bildtext: 'Bühne', bildcopyright: 'Ada' };
    const multipart = await codeMultipart(felder, mit);
    const antwort = await api.app.inject({ method: 'POST', url: '/api/ferienprogramm/vorschlag', ...multipart });
    referenzen.push(antwort.json().referenz);
  }
  ({ name } = await createSicherung(config, dump));
});
afterAll(async () => {
  await api.close();
  await rm(ort, { recursive: true, force: true });
});

it('comes back as it was, without what was erased since, and with nobody logged in', async () => {
  const { db } = api.database;
  // As in the hourly erasing, after the backup.
  await db
    .deleteFrom('einsendungen')
    .where('referenz', '=', referenzen[1] ?? '')
    .execute();
  const arbeiter = startGeloeschtes(db, config, createLogger('silent'));
  const { geloeschtes } = openDateien(config);
  await expect.poll(() => geloeschtes.list('')).toHaveLength(1);
  await arbeiter.end();

  const fresh = await openFresh();
  const auftrag = { name, identity, migrations, geloeschtes };
  const ergebnis = await restoreSicherung(fresh.config, auftrag, async () => {});
  expect(ergebnis).toMatchObject({ geloescht: 1, bilder: 2, veroeffentlichungen: 2 });
  expect(ergebnis.abzug.tabellen.find((tabelle) => tabelle.name === 'einsendungen')?.zeilen).toBe(3);
  expect(ergebnis.mails).toBeGreaterThan(0);
  const database = await openDatabase(fresh.config);
  const [jetzt, vorher] = [await dumpDatenbank(database.db, join(ort, 'b')), await dumpDatenbank(db, join(ort, 'a'))];
  const changed = new Set(['outbox', 'geloeschtes']);
  const listTabellen = (abzug: typeof jetzt) => abzug.tabellen.filter((tabelle) => !changed.has(tabelle.name));
  expect(listTabellen(jetzt)).toEqual(listTabellen(vorher));
  expect(jetzt.zaehler).toMatchObject({ einsendungen_id_seq: vorher.zaehler.einsendungen_id_seq });
  // References hold again, and the next number is one that nobody has.
  const [fk] = (
    await sql<{ n: number }>`select count(*)::int as n from pg_constraint where contype = 'f'`.execute(database.db)
  ).rows;
  expect(fk?.n).toBeGreaterThan(10);
  await database.close();
  expect(await openDateien(fresh.config).uploads.list('')).toHaveLength(2);
  expect(await readFile(join(fresh.config.RELEASES_DIR, 'mf-x/1/client/a.js'), 'utf8')).toBe('code');
  expect(existsSync(join(fresh.config.RELEASES_DIR, '.staging'))).toBe(false);
  expect(await readFile(join(fresh.config.DATA_DIR, 'form-secret'), 'utf8')).toBe('geheim');
  await fresh.remove();
});

describe('is refused before anything is touched', () => {
  const refuse = async (key = identity, known = migrations) => {
    let touched = false;
    const { geloeschtes } = openDateien(config);
    const attempt = restoreSicherung(config, { name, identity: key, migrations: known, geloeschtes }, async () => {
      touched = true;
    });
    const error = await attempt.catch((fault: Error) => fault);
    expect(touched).toBe(false);
    return (error as Error).message;
  };

  it('with another key, and with no key', async () => {
    expect(await refuse(await generateX25519Identity())).toBe(
      'Dieser Schlüssel passt nicht zu der Sicherung. Es wurde nichts verändert.',
    );
    expect(await refuse('musterhardt')).toContain('kein Schlüssel');
  });

  it('with a changed byte, also where its checksum was changed, too', async () => {
    const part = join(config.SICHERUNG_ZIEL, name, 'teil-00001.age');
    const before = await readFile(part);
    const changed = Buffer.from(before);
    changed[before.length - 40] = (changed[before.length - 40] ?? 0) ^ 1;
    await writeFile(part, changed);
    expect(await refuse()).toContain('teil-00001.age fehlt oder wurde verändert');
    const fertig = await read('fertig.json');
    const [was, is] = [before, changed].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    await writeFile(join(config.SICHERUNG_ZIEL, name, 'fertig.json'), fertig.toString().replace(was ?? '', is ?? ''));
    expect(await refuse()).toBe('Die Sicherung ist beschädigt. Es wurde nichts verändert.');
    await rm(part);
    expect(await refuse()).toContain('fehlt');
    await writeFile(part, before);
    await writeFile(join(config.SICHERUNG_ZIEL, name, 'fertig.json'), fertig);
  });

  it('of a newer version, which knows steps of the schema that this one does not', async () => {
    const older = Object.fromEntries(Object.entries(migrations).slice(0, -1));
    const [last] = Object.keys(migrations).slice(-1);
    expect(await refuse(identity, older)).toBe(
      `Die Sicherung ist von einer neueren Fassung des Programms (${last}). Nehmen Sie jene. Es wurde nichts verändert.`,
    );
  });

  it('where it never came to its end', async () => {
    const half = { ...config, SICHERUNG_ZIEL: join(ort, 'halb') };
    await openZiel(half).writeNew(`${name}/teil-00001.age`, await read('teil-00001.age'));
    expect(await listSicherungen(openZiel(half))).toEqual([]);
  });
});

it('is kept for its days, and the last three in any case', async () => {
  const ziel = openZiel(config);
  const old = JSON.stringify({ format: 1, begonnen: '2020-01-01T00:00:00Z', teile: [] });
  for (const one of ['2020-01-01', '2020-01-02', '2020-01-03'])
    await ziel.writeNew(`${one}/fertig.json`, Buffer.from(old));
  const { removed, name: second } = await createSicherung(config, dump);
  expect(removed).toEqual(['2020-01-01', '2020-01-02']);
  expect(await listSicherungen(ziel)).toEqual(['2020-01-03', name, second].sort());
});

it('is not made without a key', async () => {
  const without = { ...config, SICHERUNG_EMPFAENGER: undefined };
  await expect(createSicherung(without, dump)).rejects.toThrow('SICHERUNG_EMPFAENGER fehlt');
});
