import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { nenneUploads, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { starteAufraeumen } from './starte-aufraeumen.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

it('erases sent mails after 30 days and used keys after one, and nothing else', async () => {
  const { db } = database;
  const inhalt = { antwort_an: null, betreff: '', text: '', html: '' };
  const [alt, frisch, offen] = await db
    .insertInto('outbox')
    .values(['alt', 'frisch', 'offen'].map((an) => ({ an: `${an}@beispiel.example`, ...inhalt })))
    .returning('id')
    .execute();
  await sql`update outbox set status = 'gesendet', gesendet = now() - interval '31 days' where id = ${alt?.id}`.execute(
    db,
  );
  await sql`update outbox set status = 'gesendet', gesendet = now() where id = ${frisch?.id}`.execute(db);
  await sql`update outbox set erstellt = now() - interval '31 days' where id = ${offen?.id}`.execute(db);
  await sql`insert into idempotenz (formular, schluessel, pruefsumme, antwort, erstellt) values
    ('fehlermeldung', 'alt', '', '{}', now() - interval '25 hours'), ('fehlermeldung', 'neu', '', '{}', now())`.execute(
    db,
  );

  const beende = starteAufraeumen(db, readConfig({}), createLogger('silent'));
  await vi.waitFor(async () => {
    const mails = await db.selectFrom('outbox').select('an').orderBy('id').execute();
    expect(mails.map(({ an }) => an)).toEqual(['frisch@beispiel.example', 'offen@beispiel.example']);
    const schluessel = await db.selectFrom('idempotenz').select('schluessel').execute();
    expect(schluessel).toEqual([{ schluessel: 'neu' }]);
  });
  beende();
});

it('erases what was sent after the days of its form, with its picture, and writes down how many', async () => {
  const { db } = database;
  const ordner = mkdtempSync(join(tmpdir(), 'aufraeumen-'));
  const config = { ...readConfig({ AUFBEWAHRUNG_TAGE: 'veranstaltung=10', AUFBEWAHRUNG_TAGE_SONST: '100' }) };
  const fristen = { ...config, DATA_DIR: ordner };
  mkdirSync(nenneUploads(fristen));
  const bild = join(nenneUploads(fristen), 'VE-2026-0001.jpg');
  writeFileSync(bild, '');
  const basis = { email: 'a@b.example', route: '/', angaben: '{}' };
  await db
    .insertInto('einsendungen')
    .values([
      { ...basis, formular: 'veranstaltung', referenz: 'VE-2026-0001', bild: 'VE-2026-0001.jpg' },
      { ...basis, formular: 'fehlermeldung', referenz: 'FM-2026-0001' },
      { ...basis, formular: 'kontakt', referenz: 'KO-2026-0001' },
    ])
    .execute();
  await sql`update einsendungen set erstellt = now() - make_interval(days => case formular
    when 'kontakt' then 101 else 11 end)`.execute(db);

  const beende = starteAufraeumen(db, fristen, createLogger('silent'));
  await vi.waitFor(async () => {
    const rest = await db.selectFrom('einsendungen').select('referenz').execute();
    expect(rest).toEqual([{ referenz: 'FM-2026-0001' }]);
    const protokoll = await db
      .selectFrom('loeschprotokoll')
      .select(['formular', 'anzahl'])
      .orderBy('formular')
      .execute();
    expect(protokoll).toEqual([
      { formular: 'kontakt', anzahl: 1 },
      { formular: 'veranstaltung', anzahl: 1 },
    ]);
    expect(existsSync(bild)).toBe(false);
  });
  beende();
  rmSync(ordner, { recursive: true });
});
