import { afterEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { AREAS } from './areas.ts';
import { readConfig } from './core/platform/config/read-config.ts';
import { createDemoSubmissions } from './demo-submissions.ts';

let database: TestDatabase | undefined;
afterEach(() => database?.remove());

it('fills an empty desk once, without mails', async () => {
  database = await openTestDatabase();
  const { db } = database;
  await createDemoSubmissions(db, readConfig({}));
  await createDemoSubmissions(db, readConfig({}));
  const lines = await db.selectFrom('einsendungen').select(['formular', 'status', 'angaben']).orderBy('id').execute();
  // In the order of the areas; some forms have more than one.
  const forms = AREAS.flatMap((area) => (area.formulare ?? []).map(({ name }) => name));
  const several: Record<string, number> = { veranstaltung: 2, mangel: 3 };
  expect(lines.map(({ formular: form }) => form)).toEqual(
    forms.flatMap((name) => Array<string>(several[name] ?? 1).fill(name)),
  );
  const [event] = await db
    .selectFrom('veranstaltung_eintragungen')
    .select(['id', 'veranstaltung_id'])
    .orderBy('id')
    .execute();
  expect(lines[2]?.angaben).toMatchObject({
    veranstalter: 'Theaterverein Schwann',
    email: 'vorstand@theaterverein.example',
  });
  expect(event?.veranstaltung_id).toBeNull();
  expect(lines[2]?.angaben.veranstaltungen_id).toBe(event?.id);
  expect(await db.selectFrom('kitavormerkungen').selectAll().execute()).toHaveLength(1);
  for (const { angaben: details } of lines) expect(details).not.toHaveProperty('datenschutz');
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});
