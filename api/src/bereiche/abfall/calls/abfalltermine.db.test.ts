import { addTage, readBerlinerZeit, readWochentag } from '@gm/shared/regeln/berliner-zeit';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_MIT_ORTSTEILEN } from '../../../../test/abfall.ts';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';

const HEUTE = readBerlinerZeit(new Date()).tag;
let api: TestApp;
let inhalt: TestInhalt;
beforeAll(async () => {
  api = await createTestApp({ SITE_URL: 'https://www.musterhardt.example' });
  inhalt = await createTestInhalt({ 'abfall.yaml': ABFALL, 'gemeinde.yaml': GEMEINDE_MIT_ORTSTEILEN });
  await loadInhalt(api.database.db, inhalt.ordner);
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});

const ask = async (suche = '') => (await api.app.inject(`/api/cms/abfalltermine${suche}`)).json();
const loadKalender = (suche: string) => api.app.inject(`/api/cms/abfalltermine/kalender.ics${suche}`);

it('lists kinds in the order of the file and streets as a directory does', async () => {
  const { arten, strassen, auswahl, termine } = await ask();
  expect(arten.map(({ name }: { name: string }) => name)).toEqual(['Restmüll', 'Bioabfall']);
  expect(strassen.map(({ id }: { id: string }) => id)).toEqual([
    'conweiler-hauptstrasse',
    'schwann-am-hang',
    'schwann-hauptstrasse',
    'schwann-tannenstrasse',
  ]);
  expect(auswahl).toBeNull();
  expect(termine).toEqual([]);
});

it('gives the dates of a street for the coming twelve months, in order', async () => {
  const { heute, auswahl, termine, kalender } = await ask('?strasse=schwann-tannenstrasse');
  expect(heute).toBe(HEUTE);
  expect(auswahl).toEqual({ strasse: 'Tannenstraße', ortsteil: 'Schwann', abweichend: [] });
  expect(kalender).toBe('https://www.musterhardt.example/abfalltermine/kalender.ics');
  const tage: string[] = termine.map(({ tag }: { tag: string }) => tag);
  expect(tage).toEqual([...tage].sort());
  expect(tage.length).toBeGreaterThan(70);
  expect(tage.at(-1)! > addTage(HEUTE, 330)).toBe(true);
  expect(tage.map(readWochentag)).not.toContain('SONNTAG');
});

it('gives the usual dates of a district, and its streets that have others; a street counts before it', async () => {
  const { auswahl, termine } = await ask('?ortsteil=Schwann');
  expect(auswahl).toEqual({
    strasse: null,
    ortsteil: 'Schwann',
    abweichend: [{ id: 'schwann-am-hang', name: 'Am Hang', ortsteil: 'Schwann' }],
  });
  expect(termine).toEqual((await ask('?strasse=schwann-tannenstrasse')).termine);
  expect((await ask('?ortsteil=Schwann&strasse=schwann-am-hang')).termine).toHaveLength(2);
});

it.each(['?strasse=mond', '?ortsteil=Mond', '?strasse=%27%22%3C', '?strasse=mond&ortsteil=Schwann'])(
  'knows nothing of %s, and says so',
  async (suche) => {
    const antwort = await api.app.inject(`/api/cms/abfalltermine${suche}`);
    expect(antwort.statusCode).toBe(200);
    expect(antwort.json()).toMatchObject({ auswahl: null, termine: [], kalender: null });
  },
);

it('gives a calendar of whole days, with an alarm the evening before', async () => {
  const antwort = await loadKalender('?strasse=schwann-tannenstrasse&art=rest');
  expect(antwort.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const [termin] = new ICAL.Component(ICAL.parse(antwort.body)).getAllSubcomponents('vevent');
  expect(new ICAL.Event(termin!).startDate.isDate, 'read by another program').toBe(true);
  const zeilen = antwort.body.replaceAll('\r\n ', '').split('\r\n');
  const werte = (anfang: string) =>
    zeilen.filter((zeile) => zeile.startsWith(anfang)).map((zeile) => zeile.slice(anfang.length));
  expect(werte('X-WR-CALNAME:')).toEqual(['Abfalltermine Tannenstraße (Schwann)']);
  const { termine } = await ask('?strasse=schwann-tannenstrasse');
  const resttage = termine.filter(({ art }: { art: string }) => art === 'rest');
  expect(werte('DTSTART;VALUE=DATE:')).toEqual(resttage.map(({ tag }: { tag: string }) => tag.replaceAll('-', '')));
  expect(new Set(werte('SUMMARY:'))).toEqual(new Set(['Restmüll']));
  expect(new Set(werte('UID:')).size).toBe(resttage.length);
  expect(werte('TRIGGER:')).toEqual(resttage.map(() => '-PT6H'));
  expect(werte('TRANSP:')).toEqual(resttage.map(() => 'TRANSPARENT'));
});

it('rings when it is told to, or not at all; several kinds may be named', async () => {
  const um = await loadKalender('?ortsteil=Schwann&erinnerung=19:30&art=rest&art=bio');
  expect(um.body).toContain('TRIGGER:-PT4H30M');
  expect(um.body).toContain('SUMMARY:Bioabfall');
  expect(um.body).toContain('SUMMARY:Restmüll');
  expect((await loadKalender('?ortsteil=Schwann&erinnerung=aus')).body).not.toContain('VALARM');
  expect((await loadKalender('?ortsteil=Schwann&art=glas')).body).not.toContain('VEVENT');
});

it.each([
  ['?strasse=mond', 404],
  ['', 404],
  ['?ortsteil=Schwann&erinnerung=morgens', 400],
])('refuses a calendar %s', async (suche, status) => {
  expect((await loadKalender(suche)).statusCode).toBe(status);
});
