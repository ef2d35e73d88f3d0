import type { Links } from '@gm/shared/schemas/editor/editorial';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { AREAS } from '../../../areas.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createLinkRepository } from '../links/link-repository.ts';
import { startLinkCheck } from '../links/start-link-check.ts';

let api: TestApp;
let headers: Record<string, string> = {};
beforeAll(async () => {
  api = await createTestApp({ LINK_CHECK: true }, await openTestDatabase({ beispiel: true }));
  headers = (await logInAll(api.database)).redaktion ?? {};
}, 60_000);
afterAll(() => api.close());

const buildEnvironment = (external: boolean) => ({
  config: { LINK_CHECK: external },
  database: api.database,
  bereiche: AREAS,
  stand: api.stand,
  log: createLogger('silent'),
});
const read = async (query = '') =>
  (await api.app.inject({ url: `/api/intranet/redaktion/links${query}`, headers })).json<Links>();
const readOpen = async () => ((r) => r.alle - r.gepruefte)(await read());

it('finds broken links to own pages without requests to other websites', async () => {
  const { db } = api.database;
  const worker = startLinkCheck(buildEnvironment(false), () => {
    throw new Error('asks another website');
  });
  await expect.poll(async () => (await read()).alle, { timeout: 20_000 }).toBeGreaterThan(50);
  await expect.poll(readOpen, { timeout: 20_000 }).toBe(0);
  expect((await read()).data, 'the demo content').toEqual([]);
  await worker.end();

  await sql`update inhalt_eintraege set text = text || E'\n\n[Weg](/gibt-es-nicht/?a=1#b) [Da](/impressum/#c)'
    where art = 'seite' and schluessel = 'barrierefreiheit'`.execute(db);
  const later = startLinkCheck(buildEnvironment(false));
  await expect.poll(async () => (await read()).data, { timeout: 20_000 }).toHaveLength(1);
  const [one] = (await read()).data;
  expect(one).toMatchObject({
    url: '/gibt-es-nicht/',
    fehler: 'Diese Seite gibt es auf unserer Website nicht.',
    orte: [{ href: '/intranet/redaktion/inhalt-seite/?id=barrierefreiheit' }],
  });
  await later.end();
  await sql`update inhalt_eintraege set text = split_part(text, E'\n\n[Weg]', 1)
    where art = 'seite' and schluessel = 'barrierefreiheit'`.execute(db);
});

it('requests every external address once, and lists broken ones with the entries that link there', async () => {
  const asked: string[] = [];
  const check = async (url: string) => {
    asked.push(url);
    if (asked.length > 1) return { fehler: null, umgezogenNach: null };
    return { fehler: 'Die Seite gibt es dort nicht mehr.', umgezogenNach: null };
  };
  const start = () => startLinkCheck(buildEnvironment(true), check);
  // Two processes share the work.
  const worker = [start(), start()];
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(3);
  await expect.poll(readOpen, { timeout: 20_000 }).toBe(0);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.every((url) => /^https?:/.test(url) && !url.includes('#'))).toBe(true);

  const list = await read();
  expect(list).toMatchObject({ isAn: true, kaputte: 1 });
  expect(list.alle).toBeGreaterThan(asked.length);
  expect(list.data).toEqual([
    {
      url: asked[0],
      fehler: 'Die Seite gibt es dort nicht mehr.',
      seit: expect.stringMatching(/\d{4}/),
      umgezogenNach: null,
      orte: expect.arrayContaining([
        expect.objectContaining({ href: expect.stringMatching(/^\/intranet\/redaktion\/inhalt-/) }),
      ]),
      weitere: 0,
    },
  ]);
  await Promise.all(worker.map(({ end }) => end()));

  // By each column in both directions, and each kind separately.
  const { db } = api.database;
  const two = asked.slice(1, 3);
  await sql`update externe_links set umgezogen_nach = 'https://neu.example/' where url = any(${two}::text[])`.execute(
    db,
  );
  const listBy = async (query: string) => (await read(query)).data.map(({ url }) => url);
  const all = [asked[0] ?? '', ...two].sort();
  expect(await listBy('?sort=url')).toEqual(all);
  expect(await listBy('?sort=-url')).toEqual(all.toReversed());
  expect((await listBy('?sort=-befund'))[0]).toBe(asked[0]);
  expect(await listBy('?typ=umgezogen&sort=url')).toEqual([...two].sort());
  expect(await read('?typ=kaputt')).toMatchObject({ anzahl: 1, kaputte: 1, umgezogene: 2 });
  await sql`update externe_links set umgezogen_nach = null`.execute(db);

  // A day later the address responds again and leaves the list.
  await createLinkRepository(api.database.db).hurry([asked[0] ?? '']);
  const later = start();
  await expect.poll(async () => (await read()).data, { timeout: 20_000 }).toEqual([]);
  await later.end();
});
