import { afterAll, beforeAll, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_WITH_ORTSTEILEN } from '../../../../../test/abfall.ts';
import { loadContent } from '../../../../../test/load-content.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../../test/test-content.ts';

const message = (id: number, title: string) =>
  `---\n{ id: ${id}, titel: "${title}", rubrik: Rathaus, tage: -${id} }\n---\n`;

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  content = await createTestContent({
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`artikel/${i}.md`, message(100 + i, `Wanderung ${i}`)]),
    ),
    'artikel/x.md': message(200, 'Wanderkarte <img src=x onerror=alert(1)>'),
    'abfall.yaml': ABFALL,
    'gemeinde.yaml': GEMEINDE_WITH_ORTSTEILEN,
    'synonyme.yaml': 'Wanderkarte: [Landkarte]\n',
    'seiten/wandern.md': '---\ntitel: Wanderwege\n---\nEs gibt eine Eisdiele.\n',
  });
  api = await createTestApp();
  await loadContent(api.database.db, content.ordner);
});
afterAll(async () => {
  await api.close();
  await content.remove();
});

async function suggest(q: string) {
  const reply = await api.app.inject(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q })}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('public, max-age=300');
  return reply.json<{ data: { titel: string; typTitel: string; url: string }[] }>().data;
}

it('returns at most eight titles, grouped by kind', async () => {
  const suggestions = await suggest('wander');
  expect(suggestions).toHaveLength(8);
  expect(suggestions[0]).toMatchObject({ titel: 'Wanderwege', typTitel: 'Seiten', url: '/wandern/' });
  expect(new Set(suggestions.slice(1).map(({ typTitel: typeTitle }) => typeTitle))).toEqual(new Set(['Meldungen']));
});

it('uses synonyms, tolerates typos and returns titles unchanged', async () => {
  for (const q of ['Landkarte', 'Wandrkarte']) {
    expect((await suggest(q)).map(({ titel: title }) => title)).toEqual(['Wanderkarte <img src=x onerror=alert(1)>']);
  }
});

it.each([
  ['haupts', ['Hauptstraße, Conweiler', 'Hauptstraße, Schwann']],
  ['Hauptstrasse schw', ['Hauptstraße, Schwann']],
  ['Hauptstraße, Schwann', ['Hauptstraße, Schwann']],
  ['ha', []],
  ['Schwann', []],
  ['%stra', []],
])('knows the streets of %s and links to their waste collection dates', async (q, title) => {
  const suggestions = await suggest(q);
  expect(suggestions.map((suggestion) => suggestion.titel)).toEqual(title);
  for (const { typTitel: typeTitle, url } of suggestions) {
    expect(typeTitle).toBe('Abfalltermine');
    expect(url).toMatch(/^\/abfalltermine\/\?strasse=(conweiler|schwann)-hauptstrasse$/);
  }
});

it('searches titles only and returns nothing for empty input', async () => {
  for (const q of ['Eisdiele', '', 'w', '":*', 'x'.repeat(500)]) expect(await suggest(q)).toEqual([]);
});
