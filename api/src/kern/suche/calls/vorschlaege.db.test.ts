import { afterAll, beforeAll, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_MIT_ORTSTEILEN } from '../../../../test/abfall.ts';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';

const meldung = (id: number, titel: string) =>
  `---\n{ id: ${id}, titel: "${titel}", rubrik: Rathaus, tage: -${id} }\n---\n`;

let api: TestApp;
let inhalt: TestInhalt;
beforeAll(async () => {
  inhalt = await createTestInhalt({
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`artikel/${i}.md`, meldung(100 + i, `Wanderung ${i}`)]),
    ),
    'artikel/x.md': meldung(200, 'Wanderkarte <img src=x onerror=alert(1)>'),
    'abfall.yaml': ABFALL,
    'gemeinde.yaml': GEMEINDE_MIT_ORTSTEILEN,
    'synonyme.yaml': 'Wanderkarte: [Landkarte]\n',
    'seiten/wandern.md': '---\ntitel: Wanderwege\n---\nEs gibt eine Eisdiele.\n',
  });
  api = await createTestApp();
  await loadInhalt(api.database.db, inhalt.ordner);
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});

async function suggest(q: string) {
  const reply = await api.app.inject(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q })}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('public, max-age=300');
  return reply.json<{ data: { titel: string; typTitel: string; url: string }[] }>().data;
}

it('answers at most eight titles, kind by kind', async () => {
  const vorschlaege = await suggest('wander');
  expect(vorschlaege).toHaveLength(8);
  expect(vorschlaege[0]).toMatchObject({ titel: 'Wanderwege', typTitel: 'Seiten', url: '/wandern/' });
  expect(new Set(vorschlaege.slice(1).map(({ typTitel }) => typTitel))).toEqual(new Set(['Meldungen']));
});

it('knows synonyms and forgives mistakes, and sends titles as they are', async () => {
  for (const q of ['Landkarte', 'Wandrkarte']) {
    expect((await suggest(q)).map(({ titel }) => titel)).toEqual(['Wanderkarte <img src=x onerror=alert(1)>']);
  }
});

it.each([
  ['haupts', ['Hauptstraße, Conweiler', 'Hauptstraße, Schwann']],
  ['Hauptstrasse schw', ['Hauptstraße, Schwann']],
  ['Hauptstraße, Schwann', ['Hauptstraße, Schwann']],
  ['ha', []],
  ['Schwann', []],
  ['%stra', []],
])('knows the streets of %s and leads to their waste dates', async (q, titel) => {
  const vorschlaege = await suggest(q);
  expect(vorschlaege.map((vorschlag) => vorschlag.titel)).toEqual(titel);
  for (const { typTitel, url } of vorschlaege) {
    expect(typTitel).toBe('Abfalltermine');
    expect(url).toMatch(/^\/abfalltermine\/\?strasse=(conweiler|schwann)-hauptstrasse$/);
  }
});

it('looks at titles alone, and has nothing for nothing', async () => {
  for (const q of ['Eisdiele', '', 'w', '":*', 'x'.repeat(500)]) expect(await suggest(q)).toEqual([]);
});
