import { describe, expect, it, vi } from 'vitest';
import { openInhalt } from '../../../../test/open-inhalt.ts';

const EINHEITEN = `
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
const MITARBEITER = `
- { id: 1, vorname: Matthias, nachname: Häußermann, funktion: Bürgermeister, einheit: 1 }
- { id: 2, vorname: Nico, nachname: Schaible, funktion: Bürgerbüro, einheit: 12, aufgaben: [Fundsachen] }
- { id: 3, vorname: Dr. Ute, nachname: Kübler, funktion: Leiterin, einheit: 12, telefon: 07082 000-30 }
`;
const leistung = (titel: string, rest = '') =>
  `- { titel: ${titel}, kurz: Kurz., lebenslagen: [ausweise], einheit: 12, wer: Alle., ablauf: [Kommen, Gehen], unterlagen: [Foto], kosten: [37 Euro], dauer: Sofort., recht: [§ 1 PAuswG]${rest} }\n`;

const { get, inhalt, load } = openInhalt({
  'seiten/wegweiser.md': '---\ntitel: Wegweiser A–Z\n---\n',
  'wegweiser/einheiten.yaml': EINHEITEN,
  'wegweiser/mitarbeiter.yaml': MITARBEITER,
  'wegweiser/lebenslagen.yaml':
    '- { id: umzug, titel: Umzug, text: Wohnen }\n- { id: ausweise, titel: Ausweise, text: Pass }\n- { id: leer, titel: Leer, text: Nichts }\n',
  'wegweiser/leistungen/a.yaml': leistung('Personalausweis', ', auch: [Perso]') + leistung('Reisepass'),
  'wegweiser/leistungen/b.yaml': leistung(
    'Ämterlotse',
    ", online: { titel: Start, link: /lotse/ }, formular: { titel: Blatt, link: 'https://f.example/b.pdf' }",
  ).replace('[ausweise]', '[ausweise, umzug]'),
});
const titel = async (query: string) =>
  (await get(`/api/cms/leistungen${query}`)).body.data.map((eintrag: { titel: string }) => eintrag.titel) as string[];
const route = async (url: string) => (await get(`/api/cms/route?url=${encodeURIComponent(url)}`)).body;

describe('GET /api/cms/leistungen', () => {
  it('lists services from A to Z with what they can be narrowed down to', async () => {
    const { body } = await get('/api/cms/leistungen');
    expect(body.data.map((eintrag: { titel: string }) => eintrag.titel)).toEqual([
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
  ])('%s', async (query, erwartet) => {
    expect(await titel(query)).toEqual(erwartet);
  });

  it('has no page behind the last one', async () => {
    expect((await get('/api/cms/leistungen?seite=2')).status).toBe(404);
  });
});

it('a service says all its page needs, and who is responsible', async () => {
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

it('a unit has the units below it in the order of their codes, and address and times of the one above', async () => {
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
  const { body: baum } = await get('/api/cms/organigramm');
  expect(baum.data).toMatchObject([{ name: 'Bürgermeister', leitung: { name: 'Matthias Häußermann' } }]);
});

it('the page of contact persons stands below the tagging path, the head first', async () => {
  const seite = await route('/wegweiser/ansprechpartner/buergerbuero-id_12/');
  expect(seite).toMatchObject({
    title: 'Ansprechpartner*innen',
    blocks: [{ template: 'ansprechpartner' }],
  });
  const { body } = await get(seite.apiCalls[0].options.endpoint);
  expect(body.seo.title).toBe('Ansprechpartner*innen: Bürgerbüro');
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Dr. Ute Kübler', 'Nico Schaible']);
  expect((await get('/api/cms/ansprechpartner/99')).status).toBe(404);
});

it('staff have pages, below their unit; a wrong name leads to the right one', async () => {
  const seite = await route('/wegweiser/mitarbeiter/nico-schaible-id_2/');
  expect(seite.breadcrumbs.map(({ title }: { title: string }) => title)).toEqual([
    'Startseite',
    'Verwaltung',
    'Bürgermeister',
    'Fachbereich 1: Service und Bürger',
    'Sachgebiet 12: Bürgerbüro',
    'Nico Schaible',
  ]);
  expect((await get(seite.apiCalls[0].options.endpoint)).body).toMatchObject({
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

it('all of them are found and listed', async () => {
  const treffer = async (q: string) =>
    (await get(`/api/cms/suche?q=${q}`)).body.data.map(({ url }: { url: string }) => url);
  expect(await treffer('perso')).toContain('/wegweiser/leistungen/personalausweis/');
  expect(await treffer('schaible')).toEqual(['/wegweiser/mitarbeiter/nico-schaible-id_2/']);
  expect(await treffer('finanzen')).toEqual(['/wegweiser/fachbereiche/2-finanzen-id_20/']);
  const { body } = await get('/api/cms/verzeichnis');
  const pfade = body.data
    .map(({ pfad }: { pfad: string }) => pfad)
    .filter((pfad: string) => pfad.match('/wegweiser/.'));
  expect(pfade).toHaveLength(3 + 4 + 3 + 4);
  for (const pfad of pfade) expect((await route(pfad)).blocks, pfad).toHaveLength(1);
});

it('an entry that is gone leaves a 410', async () => {
  await inhalt().write('wegweiser/leistungen/a.yaml', leistung('Personalausweis'));
  await load();
  const url = '/api/cms/route?url=/wegweiser/leistungen/reisepass/';
  await vi.waitFor(async () => expect((await get(url)).status).toBe(410));
});

it('names every mistake of the files and changes nothing', async () => {
  await inhalt().write(
    'wegweiser/leistungen/c.yaml',
    leistung('Personalausweis').replace('einheit: 12', 'einheit: 99'),
  );
  await inhalt().write('wegweiser/einheiten.yaml', EINHEITEN.replace('ueber: 10', 'ueber: 12'));
  const fehler = await load().catch((error: Error) => error.message);
  expect(fehler).toContain('Die Einheit 99 steht nicht in einheiten.yaml.');
  expect(fehler).toContain('personalausweis: Das gibt es zweimal.');
  expect(fehler).toContain('12.ueber: Die Einheit steht über sich selbst.');
  expect(await titel('')).toContain('Personalausweis');
});
