import type { Bekanntmachungen } from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../../../test/open-content.ts';

const note = (id: number, title: string, category: string, from: number, until: number) =>
  `- { id: ${id}, titel: ${title}, rubrik: ${category}, einleitung: Kurz., von: ${from}, bis: ${until}, md: 'Es **gilt**.' }\n`;

const { get, api } = openContent(
  {
    'bekanntmachungen.yaml': [
      note(1, 'Gebührensatzung', 'Satzungen', -10, 0),
      note(2, 'Straßensperrung', 'Verkehr und Straßen', 0, 20),
      note(3, 'Kommt noch', 'Satzungen', 1, 30),
      note(4, 'Alte Satzung', 'Satzungen', -900, -1),
    ].join(''),
  },
  { SITE_URL: 'https://www.dorf.example/' },
);
const list = async (query = ''): Promise<Bekanntmachungen & { ids: number[] }> => {
  const { body } = await get(`/api/cms/bekanntmachungen${query}`);
  return { ...body, ids: body.data?.map(({ id }: { id: number }) => id) };
};

describe('GET /api/cms/bekanntmachungen', () => {
  it('lists current notices, newest first', async () => {
    const { ids, data, anzahl: count, archiv: archive, auswahl: selection } = await list();
    expect([ids, count, archive]).toEqual([[2, 1], 2, false]);
    expect(data[0]).toMatchObject({
      rubrik: { typ: 'verkehr-und-strassen', titel: 'Verkehr und Straßen' },
      detailURL: '/bekanntmachungen/strassensperrung-id_2/',
    });
    expect(selection.rubriken.map(({ titel: title }) => title)).toEqual(['Satzungen', 'Verkehr und Straßen']);
  });

  it('lists expired notices only in the archive', async () => {
    const { ids, archiv: archive, data, auswahl: selection } = await list('?ansicht=archiv');
    expect([ids, archive]).toEqual([[4], true]);
    expect(selection.jahre).toEqual([data[0]?.datum_von.slice(0, 4)]);
    expect((await list(`?ansicht=archiv&jahr=${selection.jahre[0]}`)).ids).toEqual([4]);
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

  it('returns 404 after the last page', async () => {
    expect((await get('/api/cms/bekanntmachungen?seite=2')).status).toBe(404);
  });
});

describe('a notice', () => {
  it('has a page and a PDF file, even after it has expired', async () => {
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

  it('is not visible before its first day', async () => {
    for (const path of [
      'bekanntmachungen/3',
      'bekanntmachungen/3/bekanntmachung.pdf',
      'route?url=/bekanntmachungen/id_3/',
    ]) {
      expect((await get(`/api/cms/${path}`)).status, path).toBe(404);
    }
    for (const path of [
      'verzeichnis',
      'suche?q=kommt',
      'bekanntmachungen?ansicht=archiv',
      'bekanntmachungen/feed.xml',
    ]) {
      expect((await api().app.inject(`/api/cms/${path}`)).body, path).not.toMatch(/kommt noch/i);
    }
  });

  it('appears in search, site map and feed', async () => {
    const path = '/bekanntmachungen/strassensperrung-id_2/';
    expect((await get('/api/cms/suche?q=sperrung')).body.data).toMatchObject([
      { url: path, typTitel: 'Bekanntmachung' },
    ]);
    expect((await get('/api/cms/verzeichnis')).body.data).toContainEqual(expect.objectContaining({ pfad: path }));
    const feed = await api().app.inject('/api/cms/bekanntmachungen/feed.xml');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(feed.body).toContain(`https://www.dorf.example${path}`);
    expect(feed.body).not.toContain('Alte Satzung');
  });
});
