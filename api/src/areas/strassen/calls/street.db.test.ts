import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_WITH_ORTSTEILEN } from '../../../../test/abfall.ts';
import { loadContent } from '../../../../test/load-content.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';

const TODAY = readBerlinTime(new Date()).tag;
const works = (id: number, street: string, from: number, until: number) =>
  `- { id: ${id}, titel: Bau ${id}, art: sperrung, ortsteil: Schwann, strassen: [${street}], von: ${from}, bis: ${until}, text: Es wird gebaut. }`;
const FILES = {
  'abfall.yaml': ABFALL,
  'gemeinde.yaml': GEMEINDE_WITH_ORTSTEILEN,
  'baustellen.yaml': [
    works(1, 'Hauptstraße', -1, 0),
    works(2, 'Tannenstraße', 5, 9),
    works(3, 'Hauptstraße', -9, -1),
    works(4, 'Am Hang', -3, 3),
    '- { id: 5, titel: Bau 5, art: einschraenkung, ortsteil: Conweiler, strassen: [Hauptstraße], von: 0, bis: 1, text: Dort. }',
  ].join('\n'),
  'zustaendigkeiten.yaml': `
- { id: 1, aufgabe: Wahllokal, titel: Halle, ortsteil: Schwann, ort: Weg 1 }
- { id: 2, aufgabe: Wahllokal, titel: Rathaus, ortsteil: Schwann, strassen: [Am Hang] }
- { id: 3, aufgabe: Grundschule, titel: Schule am Hang, ortsteil: Schwann, strassen: [Am Hang], link: /schule/ }
- { id: 4, aufgabe: Wahllokal, titel: Kelter, ortsteil: Conweiler }
`,
};

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createTestContent(FILES);
  await loadContent(api.database.db, content.ordner);
});
afterAll(async () => {
  await api.close();
  await content.remove();
});

const ask = async (street: string) => (await api.app.inject(`/api/cms/strasse?strasse=${street}`)).json();
const nameAll = (list: { titel?: string; name?: string }[]) => list.map(({ titel: title, name }) => title ?? name);

it('lists road works of the village that are not over, those in the street first', async () => {
  const { strasse: street, heute: today, baustellen } = await ask('schwann-tannenstrasse');
  expect([street, today]).toEqual([{ id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann' }, TODAY]);
  expect(nameAll(baustellen)).toEqual(['Bau 2', 'Bau 4', 'Bau 1']);
  expect(baustellen[0]).toMatchObject({ hier: true, von: addDays(TODAY, 5), bis: addDays(TODAY, 9), link: null });
  expect(baustellen[1].hier).toBe(false);
});

it('does not confuse streets of equal names', async () => {
  expect(nameAll((await ask('conweiler-hauptstrasse')).baustellen)).toEqual(['Bau 5']);
});

it('names what belongs to the village, and what its own streets belong to instead', async () => {
  expect((await ask('schwann-tannenstrasse')).zustaendig).toEqual([
    { aufgabe: 'Wahllokal', name: 'Halle', ort: 'Weg 1', link: null },
  ]);
  expect(nameAll((await ask('schwann-am-hang')).zustaendig)).toEqual(['Rathaus', 'Schule am Hang']);
});

it.each(['', 'mond'])('knows nothing about the street "%s"', async (street) => {
  expect(await ask(street)).toEqual({ heute: TODAY, strasse: null, baustellen: [], zustaendig: [] });
});

it('refuses a village that does not exist', async () => {
  const wrong = await createTestContent({
    ...FILES,
    'zustaendigkeiten.yaml': '[{ id: 1, aufgabe: A, titel: B, ortsteil: Mond }]',
  });
  await expect(loadContent(api.database.db, wrong.ordner)).rejects.toThrow(/Mond/);
  await wrong.remove();
});
