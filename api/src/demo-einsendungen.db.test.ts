import { afterEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { BEREICHE } from './bereiche.ts';
import { createDemoEinsendungen } from './demo-einsendungen.ts';
import { readConfig } from './kern/betrieb/read-config.ts';

let database: TestDatabase | undefined;
afterEach(() => database?.remove());

it('fills an empty desk once, without mails', async () => {
  database = await openTestDatabase();
  const { db } = database;
  await createDemoEinsendungen(db, readConfig({}));
  await createDemoEinsendungen(db, readConfig({}));
  const zeilen = await db.selectFrom('einsendungen').select(['formular', 'status', 'angaben']).orderBy('id').execute();
  // Of each form in the order of the areas, of some more than one.
  const formulare = BEREICHE.flatMap((bereich) => (bereich.formulare ?? []).map(({ name }) => name));
  const mehrere: Record<string, number> = { veranstaltung: 2, mangel: 3 };
  expect(zeilen.map(({ formular }) => formular)).toEqual(
    formulare.flatMap((name) => Array<string>(mehrere[name] ?? 1).fill(name)),
  );
  const [event] = await db
    .selectFrom('veranstaltung_eintragungen')
    .select(['id', 'veranstaltung_id'])
    .orderBy('id')
    .execute();
  expect(zeilen[2]?.angaben).toMatchObject({
    veranstalter: 'Theaterverein Schwann',
    email: 'vorstand@theaterverein.example',
  });
  expect(event?.veranstaltung_id).toBeNull();
  expect(zeilen[2]?.angaben.veranstaltungen_id).toBe(event?.id);
  expect(await db.selectFrom('kitavormerkungen').selectAll().execute()).toHaveLength(1);
  for (const { angaben } of zeilen) expect(angaben).not.toHaveProperty('datenschutz');
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});
