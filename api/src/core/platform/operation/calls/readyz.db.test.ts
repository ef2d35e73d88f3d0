import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('is ready with a reachable, migrated database', async () => {
  const reply = await api.app.inject('/readyz');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ status: 'bereit' });
});

it('is not ready during shutdown, and closes connections', async () => {
  api.drain.active = true;
  const reply = await api.app.inject('/readyz');
  api.drain.active = false;
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.headers.connection).toBe('close');
});

it('is not ready while a migration is missing', async () => {
  const { db } = api.database;
  const last = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db);
  const name = last.rows[0]?.name ?? '';
  await sql`update kysely_migration set name = 'fort' where name = ${name}`.execute(db);
  const reply = await api.app.inject('/readyz');
  await sql`update kysely_migration set name = ${name} where name = 'fort'`.execute(db);
  expect(reply.statusCode).toBe(503);
  expect((await api.app.inject('/readyz')).statusCode).toBe(200);
});

it('stays healthy regardless of the database', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});
