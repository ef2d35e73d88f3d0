import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
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

  const beende = starteAufraeumen(db, createLogger('silent'));
  await vi.waitFor(async () => {
    const mails = await db.selectFrom('outbox').select('an').orderBy('id').execute();
    expect(mails.map(({ an }) => an)).toEqual(['frisch@beispiel.example', 'offen@beispiel.example']);
    const schluessel = await db.selectFrom('idempotenz').select('schluessel').execute();
    expect(schluessel).toEqual([{ schluessel: 'neu' }]);
  });
  beende();
});
