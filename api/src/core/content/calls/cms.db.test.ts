import { beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '../../../../test/open-content.ts';

const {
  get,
  api,
  inhalt: content,
  load,
} = openContent(
  {
    'seiten/alt.md': '---\ntitel: Alt\n---\n',
    'seiten/büro/index.md': '---\ntitel: Büro\nrobots: noindex\n---\n',
    'umleitungen.yaml': '- { von: /frueher/, nach: /aktuelles/ }\n',
  },
  {},
  new Date('2026-03-09T10:00:00Z'),
);
beforeAll(async () => {
  await content().write('seiten/alt.md', null);
  await load();
});
const getRoute = (path: string) => get(`/api/cms/route?url=${encodeURIComponent(path)}`);

describe('GET /api/cms/route', () => {
  it('answers with the content of a page', async () => {
    const { status, body } = await getRoute('/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      pageLayout: 'portal',
      pageTheme: 'default',
      title: 'Willkommen',
      breadcrumbs: [{ title: 'Startseite', href: '/' }],
      blocks: [{ template: 'text', slotName: 'content', context: { text: '<p>Guten Tag!</p>' } }],
    });
  });

  it.each(['/aktuelles', 'aktuelles/', '/aktuelles/?seite=2', '/aktuelles/#oben'])(
    'resolves %s to /aktuelles/',
    async (url) => {
      expect((await getRoute(url)).body).toMatchObject({ title: 'Neues' });
    },
  );

  it('finds paths with umlauts, encoded or not', async () => {
    expect((await getRoute('/büro/')).body).toMatchObject({ title: 'Büro', robots: 'noindex' });
    expect((await getRoute('/b%C3%BCro/')).status).toBe(200);
  });

  it('builds the page of an article', async () => {
    const { body } = await getRoute('/aktuelles/neue-bruecke-id_1/');
    expect(body).toMatchObject({
      title: 'Neue Brücke',
      description: 'Sie hält.',
      breadcrumbs: [{ title: 'Startseite' }, { title: 'Neues', href: '/aktuelles/' }, { title: 'Neue Brücke' }],
      blocks: [{ template: 'artikel', options: { apiCalls: ['artikel'] } }],
      apiCalls: [{ name: 'artikel', options: { endpoint: '/api/cms/artikel/1', required: true } }],
    });
    expect(body.redirect ?? null).toBeNull();
  });

  it('redirects a wrong slug to the right one', async () => {
    const { body } = await getRoute('/aktuelles/falsch-id_1/');
    expect(body.redirect).toEqual({ href: '/aktuelles/neue-bruecke-id_1/', status: 301 });
  });

  it('redirects moved pages', async () => {
    expect((await getRoute('/frueher/')).body.redirect).toEqual({ href: '/aktuelles/', status: 301 });
  });

  it.each([
    '/gibt-es-nicht/',
    '/aktuelles/weg-id_99/',
    '/aktuelles/weg-id_99999999999/',
    '/../etc/passwd',
    '/%2e%2e/etc/',
    '/a%2Fb/',
    '//boese.example/',
    '/%/',
    `/${'lang/'.repeat(500)}`,
  ])('answers 404 for %s', async (path) => {
    const { status, body } = await getRoute(path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ title: 'Seite nicht gefunden', status: 404 });
  });

  it('answers 410 for a removed page', async () => {
    expect(await getRoute('/alt/')).toMatchObject({ status: 410, body: { title: 'Seite entfernt' } });
  });

  it('requires the path', async () => {
    expect(await get('/api/cms/route')).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('url') },
    });
  });
});

describe('GET /api/cms/menu', () => {
  it('answers with a menu, whichever Unicode form its umlaut has', async () => {
    const menu = { menuItems: [{ title: 'Aktuelles', href: '/aktuelles/', menuItems: [] }] };
    expect((await get(`/api/cms/menu?name=${encodeURIComponent('Hauptmenü')}`)).body).toEqual(menu);
    expect((await get(`/api/cms/menu?name=${encodeURIComponent('Hauptmenü'.normalize('NFD'))}`)).body).toEqual(menu);
  });

  it('knows no other menu', async () => {
    expect((await get('/api/cms/menu?name=Geheim')).status).toBe(404);
    expect((await get('/api/cms/menu')).status).toBe(400);
  });
});

describe('GET /api/cms/aktuelles', () => {
  const list = async (query: string) => {
    const { body } = await get(`/api/cms/aktuelles${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };

  it('lists the newest first with everything a teaser shows', async () => {
    const { body } = await get('/api/cms/aktuelles');
    expect(body.pagination).toEqual({ page: 1, pages: 1 });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([3, 1, 2]);
    expect(body.data[1]).toMatchObject({
      titel: 'Neue Brücke',
      einleitung: 'Sie hält.',
      datum_von: '2026-03-07',
      rubrik_name: 'Bauen',
      detailURL: '/aktuelles/neue-bruecke-id_1/',
      highlight: true,
      bild: { breite: 30, hoehe: 20, alt: 'Ein Bach' },
      bildtext: 'Am Bach',
      bildcopyright: 'Ada, CC0',
    });
    expect(body.data[2]).toMatchObject({ bild: null });
  });

  it('narrows by topic, category and group of readers', async () => {
    const { db } = api().database;
    const bauen = await db.selectFrom('rubriken').select('id').where('name', '=', 'Bauen').executeTakeFirstOrThrow();
    expect(await list('?highlight=true')).toEqual([1]);
    expect(await list('?highlight=false')).toEqual([3, 2]);
    expect(await list(`?rubrik_id=${bauen.id}`)).toEqual([3, 1]);
    expect(await list(`?rubriken=${bauen.id},999`)).toEqual([3, 1]);
    expect(await list('?interessengruppen_id=5')).toEqual([2]);
    expect(await list('?interessengruppen_id=6')).toEqual([]);
  });

  it('sorts as asked, ignoring accents', async () => {
    expect(await list('?order=titel')).toEqual([2, 3, 1]);
    expect(await list('?order=-titel')).toEqual([1, 3, 2]);
    expect(await list('?order=rubrik_name,-id')).toEqual([3, 1, 2]);
  });

  it('counts pages', async () => {
    expect((await get('/api/cms/aktuelles?pro_seite=2')).body.pagination).toEqual({ page: 1, pages: 2 });
    expect(await list('?pro_seite=2&seite=2')).toEqual([2]);
    expect((await get('/api/cms/aktuelles?interessengruppen_id=6')).body.pagination).toEqual({ page: 1, pages: 1 });
  });

  it.each([['?seite=999999'], ['?seite=2'], ['?interessengruppen_id=6&seite=2']])('has no page %s', async (query) => {
    expect(await get(`/api/cms/aktuelles${query}`)).toMatchObject({
      status: 404,
      body: { detail: 'Diese Seite gibt es nicht.' },
    });
  });

  it.each([
    'seite=abc',
    'seite=0',
    'seite=-1',
    'seite=1.5',
    'seite=1e99',
    'pro_seite=1000',
    'order=geheim',
    'highlight=vielleicht',
    'rubrik_id=1;drop',
    'interessengruppen_id=x',
    'seite=1&seite=2',
  ])('refuses %s and names the parameter', async (query) => {
    const { status, body } = await get(`/api/cms/aktuelles?${query}`);
    expect(status).toBe(400);
    expect(body.detail).toBe(`Der Wert von „${query.split('=')[0]}“ passt hier nicht.`);
  });

  it('ignores unknown parameters', async () => {
    expect(await list('?sprache=de&utm_source=x')).toEqual([3, 1, 2]);
  });
});

describe('GET /api/cms/artikel/{id}', () => {
  it('answers with the whole article and its related articles', async () => {
    expect((await get('/api/cms/artikel/1')).body).toMatchObject({
      id: 1,
      text: '<p>Ein <strong>Fest</strong>.</p>',
      bildergalerie: [],
      verwandte: [{ id: 3, titel: 'Ärger am Bau' }],
      seo: { title: 'Neue Brücke', description: 'Sie hält.' },
    });
  });

  it('shows its gallery', async () => {
    expect((await get('/api/cms/artikel/3')).body.bildergalerie).toEqual([
      { bild: expect.objectContaining({ alt: 'Ein Bach' }), bildtext: 'Oben', bildcopyright: 'Ada, CC0' },
    ]);
  });

  it.each(['99', '0', 'abc', '1%20or%201=1', '99999999999'])('knows no article %s', async (id) => {
    expect((await get(`/api/cms/artikel/${id}`)).status).toBe(404);
  });
});

it('tells search engines every public path and nothing else', async () => {
  const { body } = await get('/api/cms/verzeichnis');
  expect(body.data).toEqual([
    { pfad: '/', geaendert: '2026-03-09' },
    { pfad: '/aktuelles/', geaendert: '2026-03-09' },
    { pfad: '/aktuelles/aerger-am-bau-id_3/', geaendert: '2026-03-09' },
    { pfad: '/aktuelles/altes-rathaus-id_2/', geaendert: '2026-02-27' },
    { pfad: '/aktuelles/neue-bruecke-id_1/', geaendert: '2026-03-07' },
  ]);
});

it('answers with the municipality’s data', async () => {
  expect((await get('/api/cms/gemeinde')).body).toMatchObject({ name: 'Musterhardt', plz: '75334', eServices: [] });
});

it('answers 304 while the content is unchanged, and 200 with the new reply afterwards', async () => {
  const { headers } = await get('/api/cms/aktuelles');
  expect(headers).toMatchObject({ etag: expect.stringMatching(/^".+"$/), 'cache-control': 'public, no-cache' });
  const ask = () =>
    api().app.inject({ url: '/api/cms/aktuelles', headers: { 'if-none-match': `"x", W/${headers.etag}` } });
  const known = await ask();
  expect(known.statusCode).toBe(304);
  expect(known.body).toBe('');

  const changed = new Promise((resolve) => api().stand.onChange(resolve));
  await content().write('artikel/004.md', '---\n{ id: 4, titel: Frisch, rubrik: Bauen, tage: 0 }\n---\n');
  await load();
  await changed;
  const fresh = await ask();
  expect(fresh.statusCode).toBe(200);
  expect(fresh.json().data[0]).toMatchObject({ id: 4, titel: 'Frisch' });
});

it('keeps queries out of the log', async () => {
  await get('/api/cms/aktuelles?order=geheimwort');
  expect(api().log.join('')).toContain('/api/cms/aktuelles');
  expect(api().log.join('')).not.toContain('geheimwort');
});
