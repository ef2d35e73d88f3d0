import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { describe, expect, it } from 'vitest';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { openInhalt } from '../../../../test/open-inhalt.ts';
import { createTestInhalt, GRUNDINHALT } from '../../../../test/test-inhalt.ts';

const heute = readBerlinerZeit(new Date()).tag;
/** The rule of an event that takes place on a day, once a year. */
const am = (tag: string) => `{ monat: ${Number(tag.slice(5, 7))}, tag: ${Number(tag.slice(8))} }`;
/** A day of the coming weeks that every month has. */
const tagIn = (tage: number) => {
  const tag = addTage(heute, tage);
  return tag.slice(8) > '28' ? addTage(tag, 4) : tag;
};
const konzert = tagIn(10);
const fest = tagIn(60);

const { get, api, inhalt, load } = openInhalt({
  'gemeinde.yaml': `${GRUNDINHALT['gemeinde.yaml']}ortsteile: [Schwann]\n`,
  'seiten/veranstaltungen.md': '---\ntitel: Termine\n---\n',
  'veranstaltungsrubriken.yaml': '- { id: 1, rubrik: Musik }\n- { id: 2, rubrik: Märkte }\n- { id: 3, rubrik: Leer }\n',
  'branchenrubriken.yaml': '[{ id: 1, rubrik: Musik }]',
  'branchenverzeichnis.yaml':
    '- { id: 4, typ: vereine, rubrik: 1, titel: Gesangverein Eintracht, strasse: Gasse 2, ortsteil: Schwann }\n',
  'veranstaltungen/orte.yaml':
    '- { name: Kelter, ortsteil: Schwann, adresse: { strasse: Gasse 1, plz: "75334", ort: Musterhardt } }\n- { name: Halle }\n',
  'veranstaltungen/termine.yaml': `
- { id: 1, titel: Frühlingskonzert, einleitung: Chöre singen., md: "Mit **Gästen**", rubriken: [1], termin: ${am(konzert)}, beginn: '19:00', ende: '21:00', ort: Kelter, eintrag: 4, foto: bach.jpg, galerie: [{ foto: bach.jpg }] }
- { id: 2, titel: Dorffest, md: Tanz, rubriken: [1, 2], termin: ${am(fest)}, tage: 3, ort: Halle, veranstalter: Alle Vereine }
- { id: 3, titel: Wochenmarkt, md: Gemüse, rubriken: [2], termin: { jeden: FREITAG, alle: 1 }, beginn: '08:00', ende: '12:00', ort: Kelter, veranstalter: Gemeinde }
`,
});
const list = async (query = '') => (await get(`/api/cms/veranstaltungen${query}`)).body;
const titel = async (query: string) =>
  (await list(query)).data.map((termin: { titel: string }) => termin.titel) as string[];
const findId = async (name: string): Promise<number> =>
  (await list('?pro_seite=999')).data.find((termin: { titel: string }) => termin.titel === name).id;

describe('GET /api/cms/veranstaltungen', () => {
  it('lists every date from today on, in order, twenty on a page', async () => {
    const { data, pagination, anzahl } = await list();
    const tage = data.map((termin: { datum_von: string }) => termin.datum_von);
    expect(tage).toEqual([...tage].sort());
    expect(tage[0] >= heute).toBe(true);
    expect(data).toHaveLength(20);
    // A year of Fridays without public holidays, and the others.
    expect(anzahl).toBeGreaterThanOrEqual(49);
    expect(pagination).toEqual({ page: 1, pages: Math.ceil(anzahl / 20) });
    expect((await get('/api/cms/veranstaltungen?seite=99')).status).toBe(404);
  });

  it('answers what a list shows', async () => {
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

  it('dates of a series lead to their day', async () => {
    const { data } = await list('?q=wochenmarkt');
    expect(data[0].wiederholung).toBe('jeden Freitag');
    expect(data[0].detailURL).toContain(`?tag=${data[0].datum_von.slice(0, 10)}`);
  });

  it.each([
    ['?q=fruhlingskonzert+gäste', ['Frühlingskonzert']],
    ['?q=eintracht', ['Frühlingskonzert']],
    ['?q=strong', []],
    ['?q=konzert+tanz', []],
    ['?ort=Halle', ['Dorffest']],
    ['?rubriken=1', ['Frühlingskonzert', 'Dorffest']],
    ['?rubrik_id=1&ortsteil=Schwann', ['Frühlingskonzert']],
    [`?tag=${konzert}&rubriken=1`, ['Frühlingskonzert']],
    [`?tag=${konzert.split('-').reverse().join('.')}&rubriken=1`, ['Frühlingskonzert']],
    [`?tag=${addTage(fest, 2)}&rubriken=1`, ['Dorffest']],
    [`?tag=${addTage(fest, 3)}&rubriken=1`, []],
    [`?monat=${konzert.slice(0, 7)}&q=konzert`, ['Frühlingskonzert']],
    ['?nur_naechster=true&rubriken=2&order=datum_von&ortsteil=Schwann', ['Wochenmarkt']],
    ['?monat=&tag=&rubrik_id=&ortsteil=&ort=&q=dorffest', ['Dorffest']],
    ['?tag=irgendwann&monat=2026-99&rubriken=x&q=dorffest', ['Dorffest']],
  ])('%s → %j', async (query, erwartet) => {
    expect(await titel(query)).toEqual(erwartet);
  });

  it('gives a month as a whole', async () => {
    const monat = addTage(`${heute.slice(0, 7)}-28`, 5).slice(0, 7);
    const { data, pagination, monat: gezeigt } = await list(`?ansicht=monat&monat=${monat}`);
    expect(gezeigt).toBe(monat);
    expect(pagination).toEqual({ page: 1, pages: 1 });
    for (const { datum_von, datum_bis } of data) {
      expect(datum_bis.slice(0, 7) >= monat && datum_von.slice(0, 7) <= monat).toBe(true);
    }
    expect((await list('?ansicht=monat')).monat).toBe(heute.slice(0, 7));
  });

  it('offers only what leads to something', async () => {
    const { auswahl } = await list();
    expect(auswahl).toMatchObject({
      rubriken: [
        { id: 2, rubrik: 'Märkte' },
        { id: 1, rubrik: 'Musik' },
      ],
      ortsteile: ['Schwann'],
      orte: ['Halle', 'Kelter'],
    });
    expect(auswahl.monate).toEqual([...auswahl.monate].sort());
    expect(auswahl.monate[0]).toBe((await list()).data[0].datum_von.slice(0, 7));
  });

  it('hostile words stay words', async () => {
    expect(await titel(`?q=${encodeURIComponent("' or 1=1 -- %_\\")}`)).toEqual([]);
  });
});

describe('an event', () => {
  it('has a page', async () => {
    const id = await findId('Frühlingskonzert');
    const pfad = `/veranstaltungen/fruehlingskonzert-id_${id}/`;
    expect((await get(`/api/cms/route?url=${pfad}`)).body).toMatchObject({
      title: 'Frühlingskonzert',
      breadcrumbs: [
        { title: 'Startseite' },
        { title: 'Termine', href: '/veranstaltungen/' },
        { title: 'Frühlingskonzert' },
      ],
      apiCalls: [{ options: { endpoint: `/api/cms/veranstaltungen/${id}`, required: true, passThrough: ['tag'] } }],
    });
    expect((await get(`/api/cms/route?url=/veranstaltungen/alt-id_${id}/`)).body.redirect).toEqual({
      href: pfad,
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

  it('of a series shows the day asked for, and further ones', async () => {
    const { data } = await list('?q=wochenmarkt');
    const [, zweiter] = data;
    const { body } = await get(`/api/cms/veranstaltungen/${zweiter.id}?tag=${zweiter.datum_von.slice(0, 10)}`);
    expect(body.datum_von).toBe(zweiter.datum_von);
    expect(body.weitere_termine).toHaveLength(12);
    expect((await get(`/api/cms/veranstaltungen/${zweiter.id}?tag=1999-01-01`)).body.datum_von).toBe(data[0].datum_von);
  });

  it('is found by the search, and stands in the site map', async () => {
    const { body } = await get('/api/cms/suche?q=Dorffest');
    expect(body.data).toMatchObject([{ typ: 'veranstaltung', typTitel: 'Veranstaltung', titel: 'Dorffest' }]);
    const pfade = (await get('/api/cms/verzeichnis')).body.data.map(({ pfad }: { pfad: string }) => pfad);
    expect(pfade).toContain(body.data[0].url);
  });

  it('has the number of its entry, also when the content is loaded again', async () => {
    await inhalt().write('synonyme.yaml', '{}');
    await load();
    await api().app.inject('/readyz');
    expect(await findId('Frühlingskonzert')).toBe(1);
  });
});

describe('GET /api/cms/veranstaltungen/kalender.ics', () => {
  const datei = async (query = '') => (await api().app.inject(`/api/cms/veranstaltungen/kalender.ics${query}`)).body;
  it('holds every event once, a series with its rule', async () => {
    const text = await datei();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text).toMatch(/RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=\d{8}T\d{6}Z/);
    expect(text).toContain('BEGIN:VTIMEZONE');
  });
  it('can be narrowed down, or hold one event', async () => {
    expect((await datei('?rubrik_id=1')).match(/SUMMARY:.*/g)).toEqual([
      'SUMMARY:Frühlingskonzert',
      'SUMMARY:Dorffest',
    ]);
    expect((await datei(`?id=${await findId('Dorffest')}`)).match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Dorffest']);
    expect((await api().app.inject('/api/cms/veranstaltungen/kalender.ics?id=999')).statusCode).toBe(404);
  });
});

it('faults of the files are named', async () => {
  const kaputt = await createTestInhalt({
    'veranstaltungen/termine.yaml':
      '- { id: 1, titel: A, md: A, rubriken: [9], termin: { monat: 1, tag: 1 }, ort: Nirgends, eintrag: 7, foto: weg.jpg }\n',
  });
  await expect(loadInhalt(api().database.db, kaputt.ordner)).rejects.toThrow(
    /1\.ort.*Nirgends[\s\S]*1\.rubriken[\s\S]*1\.eintrag[\s\S]*1\.foto/,
  );
  await kaputt.remove();
});
