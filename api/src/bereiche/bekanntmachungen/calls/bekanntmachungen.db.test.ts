import type { Bekanntmachungen } from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { describe, expect, it } from 'vitest';
import { openInhalt } from '../../../../test/open-inhalt.ts';

const notiz = (id: number, titel: string, rubrik: string, von: number, bis: number) =>
  `- { id: ${id}, titel: ${titel}, rubrik: ${rubrik}, einleitung: Kurz., von: ${von}, bis: ${bis}, md: 'Es **gilt**.' }\n`;

const { get, api } = openInhalt(
  {
    'bekanntmachungen.yaml': [
      notiz(1, 'Gebührensatzung', 'Satzungen', -10, 0),
      notiz(2, 'Straßensperrung', 'Verkehr und Straßen', 0, 20),
      notiz(3, 'Kommt noch', 'Satzungen', 1, 30),
      notiz(4, 'Alte Satzung', 'Satzungen', -900, -1),
    ].join(''),
  },
  { SITE_URL: 'https://www.dorf.example/' },
);
const list = async (query = ''): Promise<Bekanntmachungen & { ids: number[] }> => {
  const { body } = await get(`/api/cms/bekanntmachungen${query}`);
  return { ...body, ids: body.data?.map(({ id }: { id: number }) => id) };
};

describe('GET /api/cms/bekanntmachungen', () => {
  it('lists what is up from its first day to its last, the newest first', async () => {
    const { ids, data, anzahl, archiv, auswahl } = await list();
    expect([ids, anzahl, archiv]).toEqual([[2, 1], 2, false]);
    expect(data[0]).toMatchObject({
      rubrik: { typ: 'verkehr-und-strassen', titel: 'Verkehr und Straßen' },
      detailURL: '/bekanntmachungen/strassensperrung-id_2/',
    });
    expect(auswahl.rubriken.map(({ titel }) => titel)).toEqual(['Satzungen', 'Verkehr und Straßen']);
  });

  it('keeps what is over in the archive, and only there', async () => {
    const { ids, archiv, data, auswahl } = await list('?ansicht=archiv');
    expect([ids, archiv]).toEqual([[4], true]);
    expect(auswahl.jahre).toEqual([data[0]?.datum_von.slice(0, 4)]);
    expect((await list(`?ansicht=archiv&jahr=${auswahl.jahre[0]}`)).ids).toEqual([4]);
    expect((await list('?ansicht=archiv&jahr=2001')).ids).toEqual([]);
  });

  it.each([
    ['?typ=satzungen', [1]],
    ['?typ=gibtesnicht', []],
    ['?q=strassen%20gilt', [2]],
    ['?jahr=neulich', [2, 1]],
    ['?pro_seite=1&seite=2', [1]],
  ])('%s', async (query, ids) => {
    expect((await list(query)).ids).toEqual(ids);
  });

  it('has no page behind the last one', async () => {
    expect((await get('/api/cms/bekanntmachungen?seite=2')).status).toBe(404);
  });
});

describe('a notice', () => {
  it('has a page and a file, also when it is over', async () => {
    expect((await get('/api/cms/bekanntmachungen/4')).body).toMatchObject({
      abgelaufen: true,
      text: expect.stringContaining('<strong>gilt</strong>'),
      seo: { type: 'article', section: 'Satzungen' },
    });
    const { body } = await get('/api/cms/bekanntmachungen/1');
    const file = await api().app.inject(body.pdfURL);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get('/api/cms/route?url=/bekanntmachungen/gebuehrensatzung-id_1/')).body).toMatchObject({
      title: 'Gebührensatzung',
      feed: { href: '/bekanntmachungen/feed.xml' },
    });
  });

  it('is nowhere to be seen before its first day', async () => {
    for (const pfad of [
      'bekanntmachungen/3',
      'bekanntmachungen/3/bekanntmachung.pdf',
      'route?url=/bekanntmachungen/id_3/',
    ]) {
      expect((await get(`/api/cms/${pfad}`)).status, pfad).toBe(404);
    }
    for (const pfad of [
      'verzeichnis',
      'suche?q=kommt',
      'bekanntmachungen?ansicht=archiv',
      'bekanntmachungen/feed.xml',
    ]) {
      expect((await api().app.inject(`/api/cms/${pfad}`)).body, pfad).not.toMatch(/kommt noch/i);
    }
  });

  it('is found, stands in the site map and in the feed', async () => {
    const pfad = '/bekanntmachungen/strassensperrung-id_2/';
    expect((await get('/api/cms/suche?q=sperrung')).body.data).toMatchObject([
      { url: pfad, typTitel: 'Bekanntmachung' },
    ]);
    expect((await get('/api/cms/verzeichnis')).body.data).toContainEqual(expect.objectContaining({ pfad }));
    const feed = await api().app.inject('/api/cms/bekanntmachungen/feed.xml');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(feed.body).toContain(`https://www.dorf.example${pfad}`);
    expect(feed.body).not.toContain('Alte Satzung');
  });
});
