import { afterEach, expect, it } from 'vitest';
import { createTestInhalt, GRUNDINHALT, type TestInhalt } from '../../../test/test-inhalt.ts';
import { buildSeiten } from './build-seiten.ts';
import { describeFotos } from './fotos.ts';
import { listInhaltsarten } from './kern-arten.ts';
import { readBestand } from './read-bestand.ts';
import { readInhalt } from './read-inhalt.ts';

let test: TestInhalt | undefined;
afterEach(() => test?.remove());

async function build(dateien: Record<string, string>) {
  test = await createTestInhalt(dateien);
  const { eintraege, fotos } = await readBestand(test.ordner, listInhaltsarten([]));
  const inhalt = readInhalt(eintraege, new Set(fotos.map(({ datei }) => datei)), []);
  return buildSeiten(inhalt, describeFotos(inhalt.fotos, fotos));
}
const bild = expect.objectContaining({
  breite: 30,
  hoehe: 20,
  alt: 'Ein Bach',
  farbe: expect.stringMatching(/^#[0-9a-f]{6}$/),
});

it('puts the Markdown of a page before its blocks', async () => {
  const seiten = await build({
    'seiten/neu.md':
      '---\ntitel: Neu\nbloecke: [{ template: newsticker, slot: sidebar, options: { limit: 3 } }]\n---\n## Hallo\n',
  });
  expect(seiten.get('/neu/')?.blocks).toEqual([
    { template: 'text', slotName: 'content', context: { text: '<h2>Hallo</h2>' }, options: {} },
    { template: 'newsticker', slotName: 'sidebar', context: {}, options: { limit: 3 } },
  ]);
});

it('turns photos and Markdown into what templates show, at any depth', async () => {
  const seiten = await build({
    'seiten/neu.md':
      '---\ntitel: Neu\nbloecke: [{ template: karten, context: { karten: [{ titel: A, foto: bach.jpg, bildtext: Oben, md: "**fett**" }] } }]\n---\n',
  });
  expect(seiten.get('/neu/')?.blocks[0]?.context).toEqual({
    karten: [{ titel: 'A', bild, bildcopyright: 'Ada, CC0', bildtext: 'Oben', text: '<p><strong>fett</strong></p>' }],
  });
});

it('gives the hero its pictures and words', async () => {
  const seiten = await build({
    'seiten/neu.md':
      '---\ntitel: Neu\nhero: [{ foto: bach.jpg, titel: Hallo, untertitel: Du, link: /x/, linktext: Los }]\n---\n',
  });
  expect(seiten.get('/neu/')?.heroImages).toEqual([
    expect.objectContaining({
      bild,
      bildcopyright: 'Ada, CC0',
      title: 'Hallo',
      subtitle: 'Du',
      link: '/x/',
      linktext: 'Los',
    }),
  ]);
});

it('leads back through the pages above, past folders without a page', async () => {
  const seiten = await build({
    'seiten/schule/index.md': '---\ntitel: Schule\n---\n',
    'seiten/schule/archiv/alt.md': '---\ntitel: Alt\n---\n',
  });
  expect(seiten.get('/')?.breadcrumbs).toEqual([{ title: 'Startseite', href: '/' }]);
  expect(seiten.get('/schule/archiv/alt/')?.breadcrumbs).toEqual([
    { title: 'Startseite', href: '/' },
    { title: 'Schule', href: '/schule/' },
    { title: 'Alt', href: '/schule/archiv/alt/' },
  ]);
});

it('knows where moved pages went', async () => {
  const seiten = await build({
    'umleitungen.yaml': '- { von: /alt/, nach: /aktuelles/ }\n- { von: /heute/, nach: /aktuelles/, status: 302 }',
  });
  expect(seiten.get('/alt/')?.redirect).toEqual({ href: '/aktuelles/', status: 301 });
  expect(seiten.get('/heute/')?.redirect).toEqual({ href: '/aktuelles/', status: 302 });
});

it('reads soft hyphens in titles', async () => {
  const seiten = await build({ 'seiten/neu.md': '---\ntitel: Kinder&shy;ferien\n---\n' });
  expect(seiten.get('/neu/')?.title).toBe('Kinder\u00adferien');
});

it('takes addresses of services from the configuration', async () => {
  const gemeinde = `${GRUNDINHALT['gemeinde.yaml']}
eServices: [{ titel: Termin, href: 'https://termine.example/', symbol: termin, extern: true }]
serviceportal: { name: Portal, url: 'https://portal.example/' }
`;
  const seiten = await build({
    'gemeinde.yaml': gemeinde,
    'seiten/neu.md':
      '---\ntitel: Neu\nbloecke: [{ template: karten, context: { karten: [{ eService: Termin, text: Kurz }] } }, { template: serviceportal }]\n---\n',
  });
  expect(seiten.get('/neu/')?.blocks).toMatchObject([
    { context: { karten: [{ titel: 'Termin', link: 'https://termine.example/', extern: true, text: 'Kurz' }] } },
    { options: { name: 'Portal', url: 'https://portal.example/' } },
  ]);
  await expect(
    build({
      'seiten/neu.md': '---\ntitel: Neu\nbloecke: [{ template: karten, context: { eService: Mond } }]\n---\n',
    }),
  ).rejects.toThrow(/„Mond“ steht nicht in gemeinde.yaml/);
});
