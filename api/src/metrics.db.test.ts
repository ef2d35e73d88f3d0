import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { AREAS } from './areas.ts';
import { FIGURES } from './core/composition/figures.ts';
import { createMetrics, serveMetrics } from './core/platform/observability/metrics.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const figures = [...FIGURES, ...AREAS.flatMap((area) => area.figures ?? [])];

it('counts waiting, failed and sent mails without personal data', async () => {
  const mail = { betreff: 'Betreff', text: 'Geheim', html: '', an: 'anna.geheim@post.example' };
  const { db } = api.database;
  await db.insertInto('outbox').values([mail, mail]).execute();
  const [first] = await db.selectFrom('outbox').select('id').execute();
  await db
    .updateTable('outbox')
    .set({ status: 'aufgegeben' })
    .where('id', '=', first?.id ?? 0)
    .execute();

  const server = await serveMetrics(createMetrics({ database: api.database, figures }), { port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await server.close();
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'gemeinde_mails{status="offen"} 1',
      'gemeinde_mails{status="aufgegeben"} 1',
      'gemeinde_database_reachable 1',
      'gemeinde_queue_age_seconds{queue="push"} 0',
      'gemeinde_holiday_places{state="booked"} 0',
    ]),
  );
  const age = lines.find((line) => line.startsWith('gemeinde_queue_age_seconds{queue="mail"}'));
  expect(Number(age?.split(' ').at(-1))).toBeGreaterThan(0);
  expect(lines.some((line) => line.startsWith('gemeinde_database_connections{state="open"}'))).toBe(true);
  expect(text).not.toMatch(/geheim/i);
});

it('still answers when the database is gone, and says so', async () => {
  const gone = await createTestApp();
  const registry = createMetrics({ database: gone.database, figures });
  await gone.close();
  const text = await registry.metrics();
  expect(text).toContain('gemeinde_database_reachable 0');
  expect(text).not.toContain('gemeinde_mails{');
});
