import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Route } from '@gm/shared/schemas/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({}, await openTestDatabase({ beispiel: true }));
}, 120_000);
afterAll(() => api.close());

const get = async <Body>(url: string) => (await api.app.inject({ url })).json<Body>();

/** Opening hours in the blocks of a page, by title. Its JSON-LD uses the same data. */
async function listBlockzeiten(path: string): Promise<Map<unknown, unknown>> {
  const { blocks } = await get<Route>(`/api/cms/route?url=${encodeURIComponent(path)}`);
  const bloecke = blocks.filter(({ template }) => template === 'oeffnungszeiten');
  return new Map(
    bloecke.map(({ context }) => {
      const { titel: title, oeffnungszeiten: openingHours } = Object(context) as Record<string, unknown>;
      return [title, openingHours];
    }),
  );
}

it('header, pages, guide and directory show the same opening hours of an office', async () => {
  const { buergerbuero, weitereOeffnungszeiten: furtherOpeningHours = [] } = await get<Gemeinde>('/api/cms/gemeinde');
  const findStelle = (name: string) => furtherOpeningHours.find((stelle) => stelle.name === name)?.oeffnungszeiten;
  const readUnit = async (id: number) =>
    (await get<{ oeffnungszeiten: { zeiten: unknown } }>(`/api/cms/organisationseinheit/${id}`)).oeffnungszeiten.zeiten;
  const postalAddress = await listBlockzeiten('/anschrift/');

  expect(buergerbuero.oeffnungszeiten).toHaveLength(3);
  expect([...(await listBlockzeiten('/buergerbuero/')).values()]).toEqual([buergerbuero.oeffnungszeiten]);
  expect(postalAddress.get('Bürgerbüro')).toEqual(buergerbuero.oeffnungszeiten);
  expect(await readUnit(12)).toEqual(buergerbuero.oeffnungszeiten);

  expect(postalAddress.get('Rathaus, alle übrigen Ämter')).toEqual(findStelle('Rathaus'));
  expect(await readUnit(1)).toEqual(findStelle('Rathaus'));
  expect(await readUnit(32)).toEqual(findStelle('Bauhof'));
  expect((await listBlockzeiten('/abfalltermine/')).get('Wertstoffhof Feldrennach')).toEqual(
    findStelle('Wertstoffhof'),
  );
});
