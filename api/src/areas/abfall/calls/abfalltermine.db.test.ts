import { formatTag } from '@gm/shared/format/month';
import { addDays, readBerlinTime, readWeekday } from '@gm/shared/rules/berlin-time';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_WITH_ORTSTEILEN } from '../../../../test/abfall.ts';
import { loadContent } from '../../../../test/load-content.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';

const TODAY = readBerlinTime(new Date()).tag;
let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp({ SITE_URL: 'https://www.musterhardt.example' });
  content = await createTestContent({ 'abfall.yaml': ABFALL, 'gemeinde.yaml': GEMEINDE_WITH_ORTSTEILEN });
  await loadContent(api.database.db, content.ordner);
});
afterAll(async () => {
  await api.close();
  await content.remove();
});

const ask = async (search = '') => (await api.app.inject(`/api/cms/abfalltermine${search}`)).json();
const loadCalendar = (search: string) => api.app.inject(`/api/cms/abfalltermine/kalender.ics${search}`);

it('lists waste types in file order and streets alphabetically', async () => {
  const { arten: kinds, strassen: streets, auswahl: selection, termine } = await ask();
  expect(kinds.map(({ name }: { name: string }) => name)).toEqual(['Restmüll', 'Bioabfall']);
  expect(streets.map(({ id }: { id: string }) => id)).toEqual([
    'conweiler-hauptstrasse',
    'schwann-am-hang',
    'schwann-hauptstrasse',
    'schwann-tannenstrasse',
  ]);
  expect(selection).toBeNull();
  expect(termine).toEqual([]);
});

it('returns the dates of a street for the next twelve months, in order', async () => {
  const { heute: today, auswahl: selection, termine, kalender: calendar } = await ask('?strasse=schwann-tannenstrasse');
  expect(today).toBe(TODAY);
  expect(selection).toEqual({ strasse: 'Tannenstraße', ortsteil: 'Schwann', abweichend: [] });
  expect(calendar).toBe('https://www.musterhardt.example/abfalltermine/kalender.ics');
  const days: string[] = termine.map(({ tag: day }: { tag: string }) => day);
  expect(days).toEqual([...days].sort());
  expect(days.length).toBeGreaterThan(70);
  expect(days.at(-1)! > addDays(TODAY, 330)).toBe(true);
  expect(days.map(readWeekday)).not.toContain('SONNTAG');
});

it('returns the default dates of a district and its streets with other dates; a street takes precedence', async () => {
  const { auswahl: selection, termine } = await ask('?ortsteil=Schwann');
  expect(selection).toEqual({
    strasse: null,
    ortsteil: 'Schwann',
    abweichend: [{ id: 'schwann-am-hang', name: 'Am Hang', ortsteil: 'Schwann' }],
  });
  expect(termine).toEqual((await ask('?strasse=schwann-tannenstrasse')).termine);
  expect((await ask('?ortsteil=Schwann&strasse=schwann-am-hang')).termine).toHaveLength(2);
});

it.each(['?strasse=mond', '?ortsteil=Mond', '?strasse=%27%22%3C', '?strasse=mond&ortsteil=Schwann'])(
  'returns an empty result for %s',
  async (search) => {
    const answer = await api.app.inject(`/api/cms/abfalltermine${search}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ auswahl: null, termine: [], kalender: null });
  },
);

it('describes the next collection of a street, in no cache', async () => {
  const describe = (street: string) => api.app.inject(`/api/cms/abfalltermine/naechste?strasse=${street}`);
  const answer = await describe('conweiler-hauptstrasse');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { termine } = await ask('?strasse=conweiler-hauptstrasse');
  const [{ tag: next }] = termine;
  const day = { [TODAY]: 'heute', [addDays(TODAY, 1)]: 'morgen' }[next as string];
  expect(answer.json()).toEqual({ text: `Bioabfall ${day ?? `am ${formatTag(next)}`}` });
  expect((await describe('mond')).json()).toEqual({ text: null });
  expect((await describe('')).json()).toEqual({ text: null });
});

it('returns a calendar of all-day events with an alarm on the evening before', async () => {
  const answer = await loadCalendar('?strasse=schwann-tannenstrasse&art=rest');
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const [termin] = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
  expect(new ICAL.Event(termin!).startDate.isDate, 'read by another program').toBe(true);
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
  const values = (beginning: string) =>
    lines.filter((line) => line.startsWith(beginning)).map((line) => line.slice(beginning.length));
  expect(values('X-WR-CALNAME:')).toEqual(['Abfalltermine Tannenstraße (Schwann)']);
  const { termine } = await ask('?strasse=schwann-tannenstrasse');
  const resttage = termine.filter(({ art: kind }: { art: string }) => kind === 'rest');
  expect(values('DTSTART;VALUE=DATE:')).toEqual(
    resttage.map(({ tag: day }: { tag: string }) => day.replaceAll('-', '')),
  );
  expect(new Set(values('SUMMARY:'))).toEqual(new Set(['Restmüll']));
  expect(new Set(values('UID:')).size).toBe(resttage.length);
  expect(values('TRIGGER:')).toEqual(resttage.map(() => '-PT6H'));
  expect(values('TRANSP:')).toEqual(resttage.map(() => 'TRANSPARENT'));
});

it('uses the requested alarm time or none, and filters by several waste types', async () => {
  const um = await loadCalendar('?ortsteil=Schwann&erinnerung=19:30&art=rest&art=bio');
  expect(um.body).toContain('TRIGGER:-PT4H30M');
  expect(um.body).toContain('SUMMARY:Bioabfall');
  expect(um.body).toContain('SUMMARY:Restmüll');
  expect((await loadCalendar('?ortsteil=Schwann&erinnerung=aus')).body).not.toContain('VALARM');
  expect((await loadCalendar('?ortsteil=Schwann&art=glas')).body).not.toContain('VEVENT');
});

it.each([
  ['?strasse=mond', 404],
  ['', 404],
  ['?ortsteil=Schwann&erinnerung=morgens', 400],
])('rejects the calendar request %s', async (search, status) => {
  expect((await loadCalendar(search)).statusCode).toBe(status);
});
