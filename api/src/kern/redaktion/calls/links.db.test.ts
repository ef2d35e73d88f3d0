import type { Links } from '@gm/shared/schemas/redaktion';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { createLogger } from '../../betrieb/logger.ts';
import { createLinkRepository } from '../links/link-repository.ts';
import { startLinkpruefung } from '../links/start-linkpruefung.ts';

let api: TestApp;
let headers: Record<string, string> = {};
beforeAll(async () => {
  api = await createTestApp({ LINKS_PRUEFEN: true }, await openTestDatabase({ beispiel: true }));
  headers = (await logInAll(api.database)).redaktion ?? {};
}, 60_000);
afterAll(() => api.close());

it('every address elsewhere is asked once, and those that lead nowhere are listed with where they stand', async () => {
  const read = async (abfrage = '') =>
    (await api.app.inject({ url: `/api/intranet/redaktion/links${abfrage}`, headers })).json<Links>();
  const gefragt: string[] = [];
  const check = async (url: string) => {
    gefragt.push(url);
    if (gefragt.length > 1) return { fehler: null, umgezogenNach: null };
    return { fehler: 'Die Seite gibt es dort nicht mehr.', umgezogenNach: null };
  };
  const start = () =>
    startLinkpruefung({ database: api.database, stand: api.stand, log: createLogger('silent') }, check);
  // Two processes share the work.
  const arbeiter = [start(), start()];
  await expect.poll(async () => (await read()).gepruefte, { timeout: 20_000 }).toBeGreaterThan(3);
  await expect.poll(async () => ((r) => r.alle - r.gepruefte)(await read()), { timeout: 20_000 }).toBe(0);
  expect(new Set(gefragt).size).toBe(gefragt.length);
  expect(gefragt.every((url) => /^https?:/.test(url) && !url.includes('#'))).toBe(true);

  const liste = await read();
  expect(liste).toMatchObject({ isAn: true, alle: gefragt.length });
  expect(liste.data).toEqual([
    {
      url: gefragt[0],
      fehler: 'Die Seite gibt es dort nicht mehr.',
      seit: expect.stringMatching(/\d{4}/),
      umgezogenNach: null,
      orte: expect.arrayContaining([
        expect.objectContaining({ href: expect.stringMatching(/^\/intranet\/redaktion\/inhalt-/) }),
      ]),
      weitere: 0,
    },
  ]);
  await Promise.all(arbeiter.map(({ end }) => end()));

  // By each column, one way and the other, and each kind by itself.
  const { db } = api.database;
  const zwei = gefragt.slice(1, 3);
  await sql`update externe_links set umgezogen_nach = 'https://neu.example/' where url = any(${zwei}::text[])`.execute(
    db,
  );
  const listBy = async (abfrage: string) => (await read(abfrage)).data.map(({ url }) => url);
  const alle = [gefragt[0] ?? '', ...zwei].sort();
  expect(await listBy('?sort=url')).toEqual(alle);
  expect(await listBy('?sort=-url')).toEqual(alle.toReversed());
  expect((await listBy('?sort=-befund'))[0]).toBe(gefragt[0]);
  expect(await listBy('?typ=umgezogen&sort=url')).toEqual([...zwei].sort());
  expect(await read('?typ=kaputt')).toMatchObject({ anzahl: 1, kaputte: 1, umgezogene: 2 });
  await sql`update externe_links set umgezogen_nach = null`.execute(db);

  // A day later it answers again, and is off the list.
  await createLinkRepository(api.database.db).hurry([gefragt[0] ?? '']);
  const spaeter = start();
  await expect.poll(async () => (await read()).data, { timeout: 20_000 }).toEqual([]);
  await spaeter.end();
});
