import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { openContent } from '../../../../test/open-content.ts';
import { BASE_CONTENT, createTestContent } from '../../../../test/test-content.ts';

const today = readBerlinTime(new Date()).tag;
/** Rule of an event that takes place once a year on a day. */
const on = (day: string) => `{ monat: ${Number(day.slice(5, 7))}, tag: ${Number(day.slice(8))} }`;
/** A day of the coming weeks that exists in every month. */
const dayIn = (days: number) => {
  const day = addDays(today, days);
  return day.slice(8) > '28' ? addDays(day, 4) : day;
};
const konzert = dayIn(10);
const fixed = dayIn(60);

const {
  get,
  api,
  inhalt: content,
  load,
} = openContent({
  'gemeinde.yaml': `${BASE_CONTENT['gemeinde.yaml']}ortsteile: [Schwann]\n`,
  'seiten/veranstaltungen.md': '---\ntitel: Termine\n---\n',
  'veranstaltungsrubriken.yaml': '- { id: 1, rubrik: Musik }\n- { id: 2, rubrik: Märkte }\n- { id: 3, rubrik: Leer }\n',
  'branchenrubriken.yaml': '[{ id: 1, rubrik: Musik }]',
  'branchenverzeichnis.yaml':
    '- { id: 4, typ: vereine, rubrik: 1, titel: Gesangverein Eintracht, strasse: Gasse 2, ortsteil: Schwann }\n',
  'veranstaltungen/orte.yaml':
    '- { name: Kelter, ortsteil: Schwann, adresse: { strasse: Gasse 1, plz: "75334", ort: Musterhardt } }\n- { name: Halle }\n',
  'veranstaltungen/termine.yaml': `
- { id: 1, titel: Frühlingskonzert, einleitung: Chöre singen., md: "Mit **Gästen**", rubriken: [1], termin: ${on(konzert)}, beginn: '19:00', ende: '21:00', ort: Kelter, eintrag: 4, foto: bach.jpg, galerie: [{ foto: bach.jpg }] }
- { id: 2, titel: Dorffest, md: "Tanz\\n\\n![Bach](foto:bach.jpg)\\n\\nUmzug", rubriken: [1, 2], termin: ${on(fixed)}, tage: 3, ort: Halle, veranstalter: Alle Vereine }
- { id: 3, titel: Wochenmarkt, md: Gemüse, rubriken: [2], termin: { jeden: FREITAG, alle: 1 }, beginn: '08:00', ende: '12:00', ort: Kelter, veranstalter: Gemeinde }
`,
});
const list = async (query = '') => (await get(`/api/cms/veranstaltungen${query}`)).body;
const title = async (query: string) =>
  (await list(query)).data.map((termin: { titel: string }) => termin.titel) as string[];
const findId = async (name: string): Promise<number> =>
  (await list('?pro_seite=999')).data.find((termin: { titel: string }) => termin.titel === name).id;

describe('GET /api/cms/veranstaltungen', () => {
  it('lists every date from today on, in order, twenty per page', async () => {
    const { data, pagination, anzahl: count } = await list();
    const days = data.map((termin: { datum_von: string }) => termin.datum_von);
    expect(days).toEqual([...days].sort());
    expect(days[0] >= today).toBe(true);
    expect(data).toHaveLength(20);
    // A year of Fridays without public holidays, and the others.
    expect(count).toBeGreaterThanOrEqual(49);
    expect(pagination).toEqual({ page: 1, pages: Math.ceil(count / 20) });
    expect((await get('/api/cms/veranstaltungen?seite=99')).status).toBe(404);
  });

  it('returns the data for a list', async () => {
    const { data } = await list('?q=frühlingskonzert');
    expect(data).toMatchObject([
      {
        titel: 'Frühlingskonzert',
        datum_von: `${konzert}T19:00`,
        datum_bis: `${konzert}T21:00`,
        rubriken: ['Musik'],
        veranstaltungsort: 'Kelter',
        ortsteil: 'Schwann',
        bild: { alt: 'Ein Bach' },
        detailURL: expect.stringMatching(/^\/veranstaltungen\/fruehlingskonzert-id_\d+\/$/),
      },
    ]);
  });

  it('lists what takes place today', async () => {
    expect(await title('?tag=heute')).toEqual(await title(`?tag=${today}`));
    expect(await title(`?tag=heute&q=dorffest`)).toEqual([]);
  });

  it('dates of a series link to their day', async () => {
    const { data } = await list('?q=wochenmarkt');
    expect(data[0].wiederholung).toBe('jeden Freitag');
    expect(data[0].detailURL).toContain(`?tag=${data[0].datum_von.slice(0, 10)}`);
  });

  it.each([
    ['?q=fruhlingskonzert+gäste', ['Frühlingskonzert']],
    ['?q=eintracht', ['Frühlingskonzert']],
    ['?q=strong', []],
    ['?q=umzug&ohne_serien=true', ['Dorffest']],
    // The photo's credit within the text, and its file.
    ['?q=CC0', []],
    ['?q=srcset', []],
    ['?q=konzert+tanz', []],
    ['?ort=Halle', ['Dorffest']],
    ['?rubriken=1', ['Frühlingskonzert', 'Dorffest']],
    ['?rubrik_id=1&ortsteil=Schwann', ['Frühlingskonzert']],
    [`?tag=${konzert}&rubriken=1`, ['Frühlingskonzert']],
    [`?tag=${konzert.split('-').reverse().join('.')}&rubriken=1`, ['Frühlingskonzert']],
    [`?tag=${addDays(fixed, 2)}&rubriken=1`, ['Dorffest']],
    [`?tag=${addDays(fixed, 3)}&rubriken=1`, []],
    [`?monat=${konzert.slice(0, 7)}&q=konzert`, ['Frühlingskonzert']],
    ['?nur_naechster=true&rubriken=2&order=datum_von&ortsteil=Schwann', ['Wochenmarkt']],
    ['?ohne_serien=true&rubriken=2&ortsteil=Schwann', []],
    ['?ohne_serien=true&q=dorffest', ['Dorffest']],
    ['?monat=&tag=&rubrik_id=&ortsteil=&ort=&q=dorffest', ['Dorffest']],
    ['?tag=irgendwann&monat=2026-99&rubriken=x&q=dorffest', ['Dorffest']],
  ])('%s → %j', async (query, expected) => {
    expect(await title(query)).toEqual(expected);
  });

  it('returns a month on one page', async () => {
    const month = addDays(`${today.slice(0, 7)}-28`, 5).slice(0, 7);
    const { data, pagination, monat: shown } = await list(`?ansicht=monat&monat=${month}`);
    expect(shown).toBe(month);
    expect(pagination).toEqual({ page: 1, pages: 1 });
    for (const { datum_von, datum_bis } of data) {
      expect(datum_bis.slice(0, 7) >= month && datum_von.slice(0, 7) <= month).toBe(true);
    }
    expect((await list('?ansicht=monat')).monat).toBe(today.slice(0, 7));
  });

  it('offers only filters with results', async () => {
    const { auswahl: selection } = await list();
    expect(selection).toMatchObject({
      rubriken: [
        { id: 2, rubrik: 'Märkte' },
        { id: 1, rubrik: 'Musik' },
      ],
      ortsteile: ['Schwann'],
      orte: ['Halle', 'Kelter'],
    });
    expect(selection.monate).toEqual([...selection.monate].sort());
    expect(selection.monate[0]).toBe((await list()).data[0].datum_von.slice(0, 7));
  });

  it('escapes malicious search words', async () => {
    expect(await title(`?q=${encodeURIComponent("' or 1=1 -- %_\\")}`)).toEqual([]);
  });
});

describe('an event', () => {
  it('has a page', async () => {
    const id = await findId('Frühlingskonzert');
    const path = `/veranstaltungen/fruehlingskonzert-id_${id}/`;
    expect((await get(`/api/cms/route?url=${path}`)).body).toMatchObject({
      title: 'Frühlingskonzert',
      breadcrumbs: [
        { title: 'Startseite' },
        { title: 'Termine', href: '/veranstaltungen/' },
        { title: 'Frühlingskonzert' },
      ],
      apiCalls: [{ options: { endpoint: `/api/cms/veranstaltungen/${id}`, required: true, passThrough: ['tag'] } }],
    });
    expect((await get(`/api/cms/route?url=/veranstaltungen/alt-id_${id}/`)).body.redirect).toEqual({
      href: path,
      status: 301,
    });
    expect((await get('/api/cms/route?url=/veranstaltungen/weg-id_999/')).status).toBe(404);
    expect((await get(`/api/cms/veranstaltungen/${id}`)).body).toMatchObject({
      id,
      text: '<p>Mit <strong>Gästen</strong></p>',
      brancheneintrag_veranstalter: { id: 4, titel: 'Gesangverein Eintracht' },
      adresse: { strasse: 'Gasse 1' },
      bildergalerie_zuordnung: { bilder: [{ bild: { alt: 'Ein Bach' } }] },
      weitere_termine: [],
      seo: { type: 'event', event: { von: `${konzert}T19:00`, ort: 'Kelter', veranstalter: 'Gesangverein Eintracht' } },
    });
  });

  it('of a series shows the requested day and further ones', async () => {
    const { data } = await list('?q=wochenmarkt');
    const [, second] = data;
    const { body } = await get(`/api/cms/veranstaltungen/${second.id}?tag=${second.datum_von.slice(0, 10)}`);
    expect(body.datum_von).toBe(second.datum_von);
    expect(body.weitere_termine).toHaveLength(12);
    expect((await get(`/api/cms/veranstaltungen/${second.id}?tag=1999-01-01`)).body.datum_von).toBe(data[0].datum_von);
  });

  it('appears in search and site map', async () => {
    const { body } = await get('/api/cms/suche?q=Dorffest');
    expect(body.data).toMatchObject([{ typ: 'veranstaltung', typTitel: 'Veranstaltung', titel: 'Dorffest' }]);
    const paths = (await get('/api/cms/verzeichnis')).body.data.map(({ pfad: path }: { pfad: string }) => path);
    expect(paths).toContain(body.data[0].url);
  });

  it('has the number of its entry, also after loading the content again', async () => {
    await content().write('synonyme.yaml', '{}');
    await load();
    await api().app.inject('/readyz');
    expect(await findId('Frühlingskonzert')).toBe(1);
  });
});

describe('GET /api/cms/veranstaltungen/kalender.ics', () => {
  const file = async (query = '') => (await api().app.inject(`/api/cms/veranstaltungen/kalender.ics${query}`)).body;
  it('contains every event once, a series with its rule', async () => {
    const text = await file();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text).toMatch(/RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=\d{8}T\d{6}Z/);
    expect(text).toContain('BEGIN:VTIMEZONE');
  });
  it('can be filtered, or contain one event', async () => {
    expect((await file('?rubrik_id=1')).match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Frühlingskonzert', 'SUMMARY:Dorffest']);
    expect((await file(`?id=${await findId('Dorffest')}`)).match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Dorffest']);
    expect((await api().app.inject('/api/cms/veranstaltungen/kalender.ics?id=999')).statusCode).toBe(404);
  });
});

it('reports errors of the files', async () => {
  const broken = await createTestContent({
    'veranstaltungen/termine.yaml':
      '- { id: 1, titel: A, md: A, rubriken: [9], termin: { monat: 1, tag: 1 }, ort: Nirgends, eintrag: 7, foto: weg.jpg }\n',
  });
  await expect(loadContent(api().database.db, broken.ordner)).rejects.toThrow(
    /1\.ort.*Nirgends[\s\S]*1\.rubriken[\s\S]*1\.eintrag[\s\S]*1\.foto/,
  );
  await broken.remove();
});
