import { describe, expect, it, vi } from 'vitest';
import { openContent } from '../../../../test/open-content.ts';

const UNITS = `
- id: 1
  code: '0'
  name: Bürgermeister
  art: leitung
  leitung: 1
  vorspann: Leitet die **Verwaltung**.
  anschriften: [{ strasse: Rathausplatz, hausnummer: '1', postleitzahl: '75334', ort: Musterhardt }]
  oeffnungszeiten: [{ typ: SERVICEZEIT, regulaereZeiten: [{ tagestyp: MONTAG, beginn: '09:00', ende: '12:00' }] }]
- { id: 20, code: '2', name: Finanzen, art: fachbereich, ueber: 1, vorspann: Geld. }
- { id: 10, code: '1', name: Service und Bürger, art: fachbereich, ueber: 1, vorspann: Dienste. }
- { id: 12, code: '12', name: Bürgerbüro, art: sachgebiet, ueber: 10, leitung: 3, telefon: 07082 000-30, email: b@musterhardt.example, vorspann: Ausweise. }
`;
const STAFF = `
- { id: 1, vorname: Matthias, nachname: Häußermann, funktion: Bürgermeister, einheit: 1 }
- { id: 2, vorname: Nico, nachname: Schaible, funktion: Bürgerbüro, einheit: 12, aufgaben: [Fundsachen] }
- { id: 3, vorname: Dr. Ute, nachname: Kübler, funktion: Leiterin, einheit: 12, telefon: 07082 000-30 }
`;
const leistung = (title: string, rest = '') =>
  `- { titel: ${title}, kurz: Kurz., lebenslagen: [ausweise], einheit: 12, wer: Alle., ablauf: [Kommen, Gehen], unterlagen: [Foto], kosten: [37 Euro], dauer: Sofort., recht: [§ 1 PAuswG]${rest} }\n`;

const {
  get,
  inhalt: content,
  load,
} = openContent({
  'seiten/wegweiser.md': '---\ntitel: Wegweiser A–Z\n---\n',
  'wegweiser/einheiten.yaml': UNITS,
  'wegweiser/mitarbeiter.yaml': STAFF,
  'wegweiser/lebenslagen.yaml':
    '- { id: umzug, titel: Umzug, text: Wohnen }\n- { id: ausweise, titel: Ausweise, text: Pass }\n- { id: leer, titel: Leer, text: Nichts }\n',
  'wegweiser/leistungen/a.yaml': leistung('Personalausweis', ', auch: [Perso]') + leistung('Reisepass'),
  'wegweiser/leistungen/b.yaml': leistung(
    'Ämterlotse',
    ", online: { titel: Start, link: /lotse/ }, formular: { titel: Blatt, link: 'https://f.example/b.pdf' }",
  ).replace('[ausweise]', '[ausweise, umzug]'),
});
const title = async (query: string) =>
  (await get(`/api/cms/leistungen${query}`)).body.data.map((entry: { titel: string }) => entry.titel) as string[];
const route = async (url: string) => (await get(`/api/cms/route?url=${encodeURIComponent(url)}`)).body;

describe('GET /api/cms/leistungen', () => {
  it('lists services from A to Z with the available filters', async () => {
    const { body } = await get('/api/cms/leistungen');
    expect(body.data.map((entry: { titel: string }) => entry.titel)).toEqual([
      'Ämterlotse',
      'Personalausweis',
      'Reisepass',
    ]);
    expect(body).toMatchObject({
      anzahl: 3,
      pagination: { page: 1, pages: 1 },
      auswahl: {
        buchstaben: ['A', 'P', 'R'],
        lebenslagen: [
          { id: 'umzug', titel: 'Umzug', anzahl: 1 },
          { id: 'ausweise', titel: 'Ausweise', anzahl: 3 },
        ],
      },
    });
    expect(body.data[1].detailURL).toBe('/wegweiser/leistungen/personalausweis/');
  });

  it.each([
    ['?q=perso', ['Personalausweis']],
    ['?q=AMTERLOTSE', ['Ämterlotse']],
    ['?q=pass%20kurz', ['Reisepass']],
    ['?lebenslage=umzug', ['Ämterlotse']],
    ['?lebenslage=gibt-es-nicht', ['Ämterlotse', 'Personalausweis', 'Reisepass']],
    ['?buchstabe=a', ['Ämterlotse']],
    ['?buchstabe=%C3%9F', ['Ämterlotse', 'Personalausweis', 'Reisepass']],
    ['?buchstabe=x', []],
    ['?order=-titel&pro_seite=2&seite=2', ['Ämterlotse']],
    ['?q=100%25', []],
    ['?q=Personalausweiss', ['Personalausweis']],
    ['?q=Reisepas%20kurz', ['Reisepass']],
    ['?q=Quastenflosser', []],
  ])('%s', async (query, expected) => {
    expect(await title(query)).toEqual(expected);
  });

  it('returns 404 after the last page', async () => {
    expect((await get('/api/cms/leistungen?seite=2')).status).toBe(404);
  });
});

it('a service has all data of its page and the responsible unit', async () => {
  const { body } = await get('/api/cms/leistungen/aemterlotse');
  expect(body).toMatchObject({
    titel: 'Ämterlotse',
    ablauf: '<ol>\n<li>Kommen</li>\n<li>Gehen</li>\n</ol>',
    unterlagen: expect.stringContaining('<li>Foto</li>'),
    online: { titel: 'Start', link: '/lotse/' },
    lebenslagen: [{ id: 'umzug' }, { id: 'ausweise' }],
    zustaendig: { titel: 'Sachgebiet 12: Bürgerbüro', leitung: { name: 'Dr. Ute Kübler' } },
    seo: { type: 'service', office: { name: 'Bürgerbüro', adresse: { strasse: 'Rathausplatz 1' } } },
  });
  expect((await get('/api/cms/leistungen/gibt-es-nicht')).status).toBe(404);
  expect((await route('/wegweiser/leistungen/aemterlotse/')).breadcrumbs).toMatchObject([
    { title: 'Startseite' },
    { title: 'Wegweiser A–Z', href: '/wegweiser/' },
    { title: 'Ämterlotse' },
  ]);
});

it('a unit has its subunits ordered by code, and inherits address and opening hours', async () => {
  const { body } = await get('/api/cms/organisationseinheit/1');
  expect(body.untergeordneteOEs).toMatchObject([
    {
      name: 'Service und Bürger',
      detailURL: '/wegweiser/fachbereiche/1-service-und-buerger-id_10/',
      untergeordneteOEs: [{ name: 'Bürgerbüro' }],
    },
    { name: 'Finanzen' },
  ]);
  const buergerbuero = (await get('/api/cms/organisationseinheit/12')).body;
  expect(buergerbuero).toMatchObject({
    anschriften: [{ strasse: 'Rathausplatz', hausnummer: '1' }],
    oeffnungszeiten: { zeiten: [{ typ: 'SERVICEZEIT' }] },
    textbloecke: [{ typ: 'preamble', text: '<p>Ausweise.</p>' }],
    taggingpfad: '/wegweiser/ansprechpartner/',
  });
  expect(buergerbuero.leistungen).toHaveLength(3);
  expect((await get('/api/cms/organisationseinheit/99')).status).toBe(404);
  const { body: tree } = await get('/api/cms/organigramm');
  expect(tree.data).toMatchObject([{ name: 'Bürgermeister', leitung: { name: 'Matthias Häußermann' } }]);
});

it('the page of contact persons is below the tagging path and lists the head first', async () => {
  const page = await route('/wegweiser/ansprechpartner/buergerbuero-id_12/');
  expect(page).toMatchObject({
    title: 'Ansprechpartner*innen',
    blocks: [{ template: 'ansprechpartner' }],
  });
  const { body } = await get(page.apiCalls[0].options.endpoint);
  expect(body.seo.title).toBe('Ansprechpartner*innen: Bürgerbüro');
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Dr. Ute Kübler', 'Nico Schaible']);
  expect((await get('/api/cms/ansprechpartner/99')).status).toBe(404);
});

it('staff have pages below their unit; a wrong name redirects to the right one', async () => {
  const page = await route('/wegweiser/mitarbeiter/nico-schaible-id_2/');
  expect(page.breadcrumbs.map(({ title }: { title: string }) => title)).toEqual([
    'Startseite',
    'Verwaltung',
    'Bürgermeister',
    'Fachbereich 1: Service und Bürger',
    'Sachgebiet 12: Bürgerbüro',
    'Nico Schaible',
  ]);
  expect((await get(page.apiCalls[0].options.endpoint)).body).toMatchObject({
    name: 'Nico Schaible',
    aufgaben: ['Fundsachen'],
    einheit: { name: 'Bürgerbüro' },
  });
  expect((await route('/wegweiser/fachbereiche/anders-id_12/')).redirect).toEqual({
    href: '/wegweiser/fachbereiche/12-buergerbuero-id_12/',
    status: 301,
  });
  expect((await get('/api/cms/mitarbeiter/99')).status).toBe(404);
});

it('all of them appear in search and site map', async () => {
  const hit = async (q: string) =>
    (await get(`/api/cms/suche?q=${q}`)).body.data.map(({ url }: { url: string }) => url);
  expect(await hit('perso')).toContain('/wegweiser/leistungen/personalausweis/');
  expect(await hit('schaible')).toEqual(['/wegweiser/mitarbeiter/nico-schaible-id_2/']);
  expect(await hit('finanzen')).toEqual(['/wegweiser/fachbereiche/2-finanzen-id_20/']);
  const { body } = await get('/api/cms/verzeichnis');
  const paths = body.data
    .map(({ pfad: path }: { pfad: string }) => path)
    .filter((path: string) => path.match('/wegweiser/.'));
  expect(paths).toHaveLength(3 + 4 + 3 + 4);
  for (const path of paths) expect((await route(path)).blocks, path).toHaveLength(1);
});

it('a removed entry returns 410', async () => {
  await content().write('wegweiser/leistungen/a.yaml', leistung('Personalausweis'));
  await load();
  const url = '/api/cms/route?url=/wegweiser/leistungen/reisepass/';
  await vi.waitFor(async () => expect((await get(url)).status).toBe(410));
});

it('reports all errors of the files and changes nothing', async () => {
  await content().write(
    'wegweiser/leistungen/c.yaml',
    leistung('Personalausweis').replace('einheit: 12', 'einheit: 99'),
  );
  await content().write('wegweiser/einheiten.yaml', UNITS.replace('ueber: 10', 'ueber: 12'));
  const error = await load().catch((error: Error) => error.message);
  expect(error).toContain('Die Einheit 99 steht nicht in einheiten.yaml.');
  expect(error).toContain('personalausweis: Das gibt es zweimal.');
  expect(error).toContain('12.ueber: Eine Einheit kann sich nicht selbst übergeordnet sein.');
  expect(await title('')).toContain('Personalausweis');
});
