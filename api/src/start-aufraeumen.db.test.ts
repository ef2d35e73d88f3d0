import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anmeldungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { absender, buildAnmeldung, buildKind, buildVeranstaltung, inTagen, kontakt, optionen } from '../test/ferien.ts';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { setProgramm } from '../test/test-ferienprogramm.ts';
import { book } from './bereiche/ferienprogramm/book.ts';
import { enqueue } from './bereiche/ferienprogramm/warteliste.ts';
import { BEREICHE } from './bereiche.ts';
import { getUploadsFolder } from './kern/betrieb/config.ts';
import { createLogger } from './kern/betrieb/logger.ts';
import { readConfig } from './kern/betrieb/read-config.ts';
import { startAufraeumen } from './kern/betrieb/start-aufraeumen.ts';

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

  const end = startAufraeumen(db, readConfig({}), createLogger('silent'), BEREICHE);
  await vi.waitFor(async () => {
    const mails = await db.selectFrom('outbox').select('an').orderBy('id').execute();
    expect(mails.map(({ an }) => an)).toEqual(['frisch@beispiel.example', 'offen@beispiel.example']);
    const schluessel = await db.selectFrom('idempotenz').select('schluessel').execute();
    expect(schluessel).toEqual([{ schluessel: 'neu' }]);
  });
  end();
});

it('erases what was sent after the days of its form, with its picture, and writes down how many', async () => {
  const { db } = database;
  const ordner = mkdtempSync(join(tmpdir(), 'aufraeumen-'));
  const config = { ...readConfig({ AUFBEWAHRUNG_TAGE: 'veranstaltung=10', AUFBEWAHRUNG_TAGE_SONST: '100' }) };
  const fristen = { ...config, DATA_DIR: ordner };
  mkdirSync(getUploadsFolder(fristen));
  const bild = join(getUploadsFolder(fristen), 'VE-2026-0001.jpg');
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

  const end = startAufraeumen(db, fristen, createLogger('silent'), BEREICHE);
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
  end();
  rmSync(ordner, { recursive: true });
});

it('erases bookings and waiting lists of the holiday programme some days after the last event, and counts them', async () => {
  const { db } = database;
  await db.deleteFrom('loeschprotokoll').execute();
  const am = (tage: number) => ({ datum_von: `${inTagen(tage)}T09:00`, datum_bis: `${inTagen(tage)}T12:00` });
  await setProgramm(db, [
    buildVeranstaltung({ id: 1, teilnehmer_max: 2 }),
    buildVeranstaltung({ id: 2 }),
    buildVeranstaltung({ id: 3, teilnehmer_max: 1 }),
  ]);
  const umstaende = { optionen, jetzt: new Date(), schluessel: undefined, absender };
  for (const [vorname, ids] of Object.entries({ Alt: [1, 3], Neu: [1, 2] })) {
    const anmeldung = anmeldungSchema.parse(buildAnmeldung({ [vorname]: ids }));
    expect(await book(db, anmeldung, umstaende)).toMatchObject({ art: 'gebucht' });
  }
  const warte = { kontakt, kinder: [buildKind('Ina')], gemeinsam: true, valid: true as const, firma: '' as const };
  for (const veranstaltung of [1, 3]) {
    const ergebnis = await enqueue(db, { ...warte, veranstaltung }, { optionen, absender }, new Date());
    expect(ergebnis.art).toBe('wartet');
  }
  await sql`update ferien_warteliste set status = 'angeboten', angebot_bis = now() where veranstaltung_id = 3`.execute(
    db,
  );
  await sql`update ferien_veranstaltungen set gebucht = gebucht + 1 where id = 3`.execute(db);
  const setTag = (id: number, tage: number) =>
    db.updateTable('ferien_veranstaltungen').set(am(tage)).where('id', '=', id).execute();
  await setTag(1, -31);
  await setTag(2, -30);
  await setTag(3, -31);

  const end = startAufraeumen(db, readConfig({ FERIEN_AUFBEWAHRUNG_TAGE: '30' }), createLogger('silent'), BEREICHE);
  await vi.waitFor(async () => {
    const protokoll = await db.selectFrom('loeschprotokoll').select(['formular', 'anzahl']).orderBy('id').execute();
    expect(protokoll).toEqual([
      { formular: 'ferienprogramm', anzahl: 1 },
      { formular: 'ferienprogramm-warteliste', anzahl: 2 },
    ]);
  });
  end();
  const kinder = await db.selectFrom('ferien_kinder').select('vorname').execute();
  expect(kinder, 'whose last event is not over long enough').toEqual([{ vorname: 'Neu' }]);
  expect(await db.selectFrom('ferien_warteliste').select('id').execute()).toEqual([]);
  const gebucht = await db.selectFrom('ferien_veranstaltungen').select(['id', 'gebucht']).orderBy('id').execute();
  expect(gebucht.map((event) => event.gebucht)).toEqual([1, 1, 0]);
});
