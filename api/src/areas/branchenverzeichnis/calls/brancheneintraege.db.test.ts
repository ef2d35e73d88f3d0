import type {
  BrancheneintragPage,
  Branchenverzeichnis,
} from '@gm/shared/areas/branchenverzeichnis/branchenverzeichnis';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { openContent } from '../../../../test/open-content.ts';
import { BASE_CONTENT, createTestContent } from '../../../../test/test-content.ts';

const GEMEINDE = `${BASE_CONTENT['gemeinde.yaml']}ortsteile: [Dorf]\n`;
const FIXED =
  '{ id: 1, titel: Sommerfest, md: Text, rubriken: [1], ort: Halle, eintrag: 2, termin: { monat: 7, tag: 4 } }';

const { get, api } = openContent({
  'gemeinde.yaml': GEMEINDE,
  'branchenrubriken.yaml': '[{ id: 1, rubrik: Sport }, { id: 2, rubrik: Handwerk }]',
  'branchenverzeichnis.yaml': `
- { id: 1, typ: firmen, rubrik: 2, titel: Zimmerei Öhler, ortsteil: Dorf, strasse: Gasse 1 }
- { id: 2, typ: vereine, rubrik: 1, titel: Ärger & Söhne e. V., ortsteil: Dorf, strasse: Weg 2, telefon: '07082 1',
    geo: [48.5, 8.5], zeiten: 'Mo 8:00-12:00', foto: bach.jpg, einleitung: Wir turnen., md: '**Montags**', link: 'https://x.example/' }
- { id: 3, typ: vereine, rubrik: 1, titel: 16 mm, ortsteil: Dorf, strasse: Weg 3 }
`,
  'veranstaltungsrubriken.yaml': '[{ id: 1, rubrik: Fest }]',
  'veranstaltungen/orte.yaml': '[{ name: Halle }]',
  'veranstaltungen/termine.yaml': `[${FIXED}]`,
});
async function list(query = ''): Promise<Branchenverzeichnis & { ids: number[] }> {
  const { body } = await get(`/api/cms/brancheneintraege${query}`);
  return { ...body, ids: body.data?.map(({ id }: { id: number }) => id) };
}

describe('GET /api/cms/brancheneintraege', () => {
  it('lists entries by title with the available filters', async () => {
    const { ids, data, anzahl: count, auswahl: selection } = await list();
    expect([ids, count]).toEqual([[3, 2, 1], 3]);
    expect(data[1]).toEqual({
      id: 2,
      titel: 'Ärger & Söhne e. V.',
      typ: 'vereine',
      rubrik: 'Sport',
      einleitung: 'Wir turnen.',
      adresse: {
        strasse: 'Weg 2',
        plz: '75334',
        ort: 'Musterhardt-Dorf',
        geokoordinaten: { latitude: 48.5, longitude: 8.5 },
      },
      telefon: '07082 1',
      detailURL: '/branchenverzeichnis/aerger-soehne-e-v-id_2/',
    });
    const clubs = { typ: 'vereine', titel: 'Vereine', anzahl: 2 };
    const handwerk = { id: 2, rubrik: 'Handwerk', anzahl: 1 };
    expect(selection).toEqual({
      typen: [clubs, { typ: 'firmen', titel: 'Firmen', anzahl: 1 }],
      rubriken: [handwerk, { id: 1, rubrik: 'Sport', anzahl: 2 }],
      buchstaben: ['0-9', 'A', 'Z'],
    });
  });

  it.each([
    ['?typ=firmen', [1]],
    ['?typ=vereine,firmen', [3, 2, 1]],
    ['?rubriken=1', [3, 2]],
    ['?rubrik_id=2', [1]],
    ['?buchstabe=a', [2]],
    ['?buchstabe=0-9', [3]],
    ['?q=oehler', [1]],
    ['?q=TURNEN%20weg', [2]],
    ['?q=%25', [3, 2, 1]],
    ['?q=gibtesnicht', []],
    ['?order=-titel', [1, 2, 3]],
    ['?order=titel%20desc', [1, 2, 3]],
    ['?pro_seite=2&seite=2', [1]],
    ['?typ=', [3, 2, 1]],
    ['?typ=parteien', []],
    ['?typ=firmen,parteien', [1]],
    // Invalid values are ignored.
    ['?buchstabe=ABC&rubrik_id=x', [3, 2, 1]],
  ])('%s', async (query, ids) => {
    expect((await list(query)).ids).toEqual(ids);
  });

  it('returns 404 after the last page', async () => {
    expect((await get('/api/cms/brancheneintraege?seite=2')).status).toBe(404);
    expect((await get('/api/cms/brancheneintraege?order=email')).status).toBe(400);
  });
});

describe('an entry', () => {
  it('returns all data of its page, including the events it organises', async () => {
    const { body } = await get('/api/cms/brancheneintraege/2');
    const entry = body as BrancheneintragPage;
    expect(entry).toMatchObject({
      titel: 'Ärger & Söhne e. V.',
      rubrik: 'Sport',
      text: expect.stringContaining('<strong>Montags</strong>'),
      oeffnungszeiten: [{ regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' }] }],
      bild: { alt: 'Ein Bach' },
      termine: [{ titel: 'Sommerfest' }],
      seo: { type: 'organization', organization: { istFirma: false, link: 'https://x.example/' } },
    });
    const calendar = await get(`/api/cms/${entry.veranstaltungenURL?.slice(1).replace('/?', '?')}`);
    expect(calendar.body.data).toMatchObject([{ titel: 'Sommerfest' }]);
    expect((await get('/api/cms/brancheneintraege/1')).body).toMatchObject({ termine: [], veranstaltungenURL: null });
    expect((await get('/api/cms/brancheneintraege/99')).status).toBe(404);
  });

  it('is linked from its events', async () => {
    const { body } = await get('/api/cms/veranstaltungen');
    const event = await get(`/api/cms/veranstaltungen/${body.data[0].id}`);
    expect(event.body.brancheneintrag_veranstalter).toEqual({
      id: 2,
      titel: 'Ärger & Söhne e. V.',
      detailURL: '/branchenverzeichnis/aerger-soehne-e-v-id_2/',
    });
  });

  it('appears in pages, site map and search', async () => {
    const path = '/branchenverzeichnis/zimmerei-oehler-id_1/';
    const { body } = await get(`/api/cms/route?url=${path}`);
    expect(body).toMatchObject({
      title: 'Zimmerei Öhler',
      breadcrumbs: [{}, { title: 'Branchenverzeichnis', href: '/branchenverzeichnis/' }, {}],
      blocks: [{ template: 'brancheneintrag' }],
    });
    expect((await get('/api/cms/route?url=/branchenverzeichnis/x-id_1/')).body.redirect).toEqual({
      href: path,
      status: 301,
    });
    expect((await get('/api/cms/verzeichnis')).body.data).toContainEqual(expect.objectContaining({ pfad: path }));
    expect((await get('/api/cms/suche?q=zimmerei')).body.data).toMatchObject([{ url: path, typTitel: 'Verzeichnis' }]);
  });
});

it.each([
  ['rubrik: 9', 'Rubrik'],
  ['foto: weg.jpg', 'weg.jpg'],
  ['zeiten: immer', 'Mo-Fr'],
  ['ortsteil: Anderswo', 'Ortsteil'],
])('rejects a file with %s, reports the error and changes nothing', async (field, word) => {
  const entry = { id: '1', typ: 'firmen', rubrik: '1', titel: 'X', ortsteil: 'Dorf', strasse: 'Y' };
  const [name = '', value = ''] = field.split(': ');
  const line = Object.entries({ ...entry, [name]: value }).map(([key, value]) => `${key}: ${value}`);
  const wrong = await createTestContent({
    'gemeinde.yaml': GEMEINDE,
    'branchenrubriken.yaml': '[{ id: 1, rubrik: Sport }]',
    'branchenverzeichnis.yaml': `- { ${line.join(', ')} }`,
  });
  await expect(loadContent(api().database.db, wrong.ordner)).rejects.toThrow(word);
  await wrong.remove();
  expect((await list()).anzahl).toBe(3);
});
