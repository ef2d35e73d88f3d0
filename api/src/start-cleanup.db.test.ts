import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrationSchema } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildKind, buildRegistration, buildVeranstaltung, contact, inDays, options, sender } from '../test/holiday.ts';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { setProgram } from '../test/test-ferienprogramm.ts';
import { book } from './areas/ferienprogramm/booking/book.ts';
import { enqueue } from './areas/ferienprogramm/waiting-list/waiting-list.ts';
import { AREAS } from './areas.ts';
import { startCleanup } from './core/composition/start-cleanup.ts';
import { getUploadsFolder } from './core/platform/config/config.ts';
import { readConfig } from './core/platform/config/read-config.ts';
import { createLogger } from './core/platform/observability/logger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

it('erases sent mails after 30 days and used keys after one, and nothing else', async () => {
  const { db } = database;
  const content = { antwort_an: null, betreff: '', text: '', html: '' };
  const [alt, fresh, open] = await db
    .insertInto('outbox')
    .values(['alt', 'frisch', 'offen'].map((an) => ({ an: `${an}@beispiel.example`, ...content })))
    .returning('id')
    .execute();
  await sql`update outbox set status = 'gesendet', gesendet = now() - interval '31 days' where id = ${alt?.id}`.execute(
    db,
  );
  await sql`update outbox set status = 'gesendet', gesendet = now() where id = ${fresh?.id}`.execute(db);
  await sql`update outbox set erstellt = now() - interval '31 days' where id = ${open?.id}`.execute(db);
  await sql`insert into idempotenz (formular, schluessel, pruefsumme, antwort, erstellt) values
    ('fehlermeldung', 'alt', '', '{}', now() - interval '25 hours'), ('fehlermeldung', 'neu', '', '{}', now())`.execute(
    db,
  );

  const end = startCleanup(db, readConfig({}), createLogger('silent'), AREAS);
  await vi.waitFor(async () => {
    const mails = await db.selectFrom('outbox').select('an').orderBy('id').execute();
    expect(mails.map(({ an }) => an)).toEqual(['frisch@beispiel.example', 'offen@beispiel.example']);
    const key = await db.selectFrom('idempotenz').select('schluessel').execute();
    expect(key).toEqual([{ schluessel: 'neu' }]);
  });
  end();
});

it('erases what was sent after the days of its form, with its picture, and writes down how many', async () => {
  const { db } = database;
  const folder = mkdtempSync(join(tmpdir(), 'aufraeumen-'));
  const config = { ...readConfig({ RETENTION_DAYS: 'veranstaltung=10', RETENTION_DAYS_OTHER: '100' }) };
  const deadlines = { ...config, DATA_DIR: folder };
  mkdirSync(getUploadsFolder(deadlines));
  const image = join(getUploadsFolder(deadlines), 'VE-2026-0001.jpg');
  writeFileSync(image, '');
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

  const end = startCleanup(db, deadlines, createLogger('silent'), AREAS);
  await vi.waitFor(async () => {
    const rest = await db.selectFrom('einsendungen').select('referenz').execute();
    expect(rest).toEqual([{ referenz: 'FM-2026-0001' }]);
    const log = await db.selectFrom('loeschprotokoll').select(['formular', 'anzahl']).orderBy('formular').execute();
    expect(log).toEqual([
      { formular: 'kontakt', anzahl: 1 },
      { formular: 'veranstaltung', anzahl: 1 },
    ]);
    expect(existsSync(image)).toBe(false);
  });
  end();
  rmSync(folder, { recursive: true });
});

it('erases bookings and waiting lists of the holiday programme some days after the last event, and counts them', async () => {
  const { db } = database;
  await db.deleteFrom('loeschprotokoll').execute();
  const on = (days: number) => ({ datum_von: `${inDays(days)}T09:00`, datum_bis: `${inDays(days)}T12:00` });
  await setProgram(db, [
    buildVeranstaltung({ id: 1, teilnehmer_max: 2 }),
    buildVeranstaltung({ id: 2 }),
    buildVeranstaltung({ id: 3, teilnehmer_max: 1 }),
  ]);
  const circumstances = { optionen: options, jetzt: new Date(), schluessel: undefined, absender: sender };
  for (const [firstName, ids] of Object.entries({ Alt: [1, 3], Neu: [1, 2] })) {
    const registration = registrationSchema.parse(buildRegistration({ [firstName]: ids }));
    expect(await book(db, registration, circumstances)).toMatchObject({ art: 'gebucht' });
  }
  const waiting = {
    kontakt: contact,
    kinder: [buildKind('Ina')],
    gemeinsam: true,
    valid: true as const,
    firma: '' as const,
  };
  for (const veranstaltung of [1, 3]) {
    const result = await enqueue(
      db,
      { ...waiting, veranstaltung },
      { optionen: options, absender: sender },
      new Date(),
    );
    expect(result.art).toBe('wartet');
  }
  await sql`update ferien_warteliste set status = 'angeboten', angebot_bis = now() where veranstaltung_id = 3`.execute(
    db,
  );
  await sql`update ferien_veranstaltungen set gebucht = gebucht + 1 where id = 3`.execute(db);
  const setTag = (id: number, days: number) =>
    db.updateTable('ferien_veranstaltungen').set(on(days)).where('id', '=', id).execute();
  await setTag(1, -31);
  await setTag(2, -30);
  await setTag(3, -31);

  const end = startCleanup(db, readConfig({ HOLIDAY_RETENTION_DAYS: '30' }), createLogger('silent'), AREAS);
  await vi.waitFor(async () => {
    const log = await db.selectFrom('loeschprotokoll').select(['formular', 'anzahl']).orderBy('id').execute();
    expect(log).toEqual([
      { formular: 'ferienprogramm', anzahl: 1 },
      { formular: 'ferienprogramm-warteliste', anzahl: 2 },
    ]);
  });
  end();
  const children = await db.selectFrom('ferien_kinder').select('vorname').execute();
  expect(children, 'whose last event is not over long enough').toEqual([{ vorname: 'Neu' }]);
  expect(await db.selectFrom('ferien_warteliste').select('id').execute()).toEqual([]);
  const booked = await db.selectFrom('ferien_veranstaltungen').select(['id', 'gebucht']).orderBy('id').execute();
  expect(booked.map((event) => event.gebucht)).toEqual([1, 1, 0]);
});
