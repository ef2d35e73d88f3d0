import { afterEach, expect, it } from 'vitest';
import { BASE_CONTENT, createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { listContentKinds } from '../../entries/core-kinds.ts';
import { describePhotos } from '../../services/images/photos.ts';
import { readInventory } from '../folder/read-inventory.ts';
import { buildPages } from './build-pages.ts';
import { readContent } from './read-content.ts';

let test: TestContent | undefined;
afterEach(() => test?.remove());

async function build(files: Record<string, string>) {
  test = await createTestContent(files);
  const { eintraege: entries, fotos: photos } = await readInventory(test.ordner, listContentKinds([]));
  const content = readContent(entries, new Set(photos.map(({ datei: file }) => file)), []);
  return buildPages(content, describePhotos(content.fotos, photos));
}
const image = expect.objectContaining({
  breite: 30,
  hoehe: 20,
  alt: 'Ein Bach',
  farbe: expect.stringMatching(/^#[0-9a-f]{6}$/),
});

it('puts the Markdown of a page before its blocks', async () => {
  const pages = await build({
    'seiten/neu.md':
      '---\ntitel: Neu\nbloecke: [{ template: newsticker, slot: sidebar, options: { limit: 3 } }]\n---\n## Hallo\n',
  });
  expect(pages.get('/neu/')?.blocks).toEqual([
    { template: 'text', slotName: 'content', context: { text: '<h2>Hallo</h2>' }, options: {} },
    { template: 'newsticker', slotName: 'sidebar', context: {}, options: { limit: 3 } },
  ]);
});

it('replaces photos and Markdown by the values templates need, at any depth', async () => {
  const pages = await build({
    'seiten/neu.md':
      '---\ntitel: Neu\nbloecke: [{ template: karten, context: { karten: [{ titel: A, foto: bach.jpg, bildtext: Oben, md: "**fett**" }] } }]\n---\n',
  });
  expect(pages.get('/neu/')?.blocks[0]?.context).toEqual({
    karten: [
      { titel: 'A', bild: image, bildcopyright: 'Ada, CC0', bildtext: 'Oben', text: '<p><strong>fett</strong></p>' },
    ],
  });
});

it('shows photos in the texts of a page and of its blocks, and names the text with one that is missing', async () => {
  const buildTexts = (text: string) =>
    build({
      'seiten/neu.md': `---\ntitel: Neu\nbloecke: [{ template: text, context: { md: "![](foto:bach.jpg)" } }]\n---\n${text}\n`,
    });
  const pages = await buildTexts('![Der Bach](foto:bach.jpg)');
  const texts = pages.get('/neu/')?.blocks.map(({ context }) => (context as { text: string }).text);
  expect(texts).toEqual([
    expect.stringMatching(/width="30" height="20" alt="Der Bach".*Foto: Ada, CC0/),
    expect.stringContaining('alt="Ein Bach"'),
  ]);
  await expect(buildTexts('![Weg](foto:weg.jpg)')).rejects.toThrow();
});

it('gives a block the opening times of the office that it names, and refuses times of its own besides', async () => {
  const times = [{ typ: 'SERVICEZEIT', regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' }] }];
  const buildBlock = (context: object) => {
    const block = { template: 'oeffnungszeiten', slot: 'sidebar', context };
    return build({
      'gemeinde.yaml': `${BASE_CONTENT['gemeinde.yaml']}\nweitereOeffnungszeiten: [{ name: Rathaus, oeffnungszeiten: ${JSON.stringify(times)} }]\n`,
      'seiten/neu.md': `---\ntitel: Neu\nbloecke: ${JSON.stringify([block])}\n---\n`,
    });
  };
  const pages = await buildBlock({ zeitenVon: 'Rathaus', oeffnungszeiten: [] });
  expect(pages.get('/neu/')?.blocks[0]?.context).toMatchObject({ oeffnungszeiten: times });
  await expect(buildBlock({ zeitenVon: 'Rathaus', oeffnungszeiten: times })).rejects.toThrow();
  await expect(buildBlock({ zeitenVon: 'Mond' })).rejects.toThrow();
});

it('gives the hero its pictures and texts', async () => {
  const pages = await build({
    'seiten/neu.md':
      '---\ntitel: Neu\nhero: [{ foto: bach.jpg, titel: Hallo, untertitel: Du, link: /x/, linktext: Los }]\n---\n',
  });
  expect(pages.get('/neu/')?.heroImages).toEqual([
    expect.objectContaining({
      bild: image,
      bildcopyright: 'Ada, CC0',
      title: 'Hallo',
      subtitle: 'Du',
      link: '/x/',
      linktext: 'Los',
    }),
  ]);
});

it('takes words without a picture into the hero', async () => {
  const pages = await build({ 'seiten/neu.md': '---\ntitel: Neu\nhero: [{ titel: Hallo, link: /x/ }]\n---\n' });
  expect(pages.get('/neu/')?.heroImages).toEqual([expect.objectContaining({ title: 'Hallo', link: '/x/' })]);
  expect(pages.get('/neu/')?.heroImages[0]).not.toHaveProperty('bild');
});

it('builds breadcrumbs from the pages above, skipping folders without a page', async () => {
  const pages = await build({
    'seiten/schule/index.md': '---\ntitel: Schule\n---\n',
    'seiten/schule/archiv/alt.md': '---\ntitel: Alt\n---\n',
  });
  expect(pages.get('/')?.breadcrumbs).toEqual([{ title: 'Startseite', href: '/' }]);
  expect(pages.get('/schule/archiv/alt/')?.breadcrumbs).toEqual([
    { title: 'Startseite', href: '/' },
    { title: 'Schule', href: '/schule/' },
    { title: 'Alt', href: '/schule/archiv/alt/' },
  ]);
});

it('redirects moved pages', async () => {
  const pages = await build({
    'umleitungen.yaml': '- { von: /alt/, nach: /aktuelles/ }\n- { von: /heute/, nach: /aktuelles/, status: 302 }',
  });
  expect(pages.get('/alt/')?.redirect).toEqual({ href: '/aktuelles/', status: 301 });
  expect(pages.get('/heute/')?.redirect).toEqual({ href: '/aktuelles/', status: 302 });
});

it('resolves soft hyphens in titles', async () => {
  const pages = await build({ 'seiten/neu.md': '---\ntitel: Kinder&shy;ferien\n---\n' });
  expect(pages.get('/neu/')?.title).toBe('Kinder\u00adferien');
});

it('takes addresses of services from the configuration', async () => {
  const gemeinde = `${BASE_CONTENT['gemeinde.yaml']}
eServices: [{ titel: Termin, href: 'https://termine.example/', symbol: termin, extern: true }]
serviceportal: { name: Portal, url: 'https://portal.example/' }
`;
  const pages = await build({
    'gemeinde.yaml': gemeinde,
    'seiten/neu.md':
      '---\ntitel: Neu\nbloecke: [{ template: karten, context: { karten: [{ eService: Termin, text: Kurz }] } }, { template: serviceportal }]\n---\n',
  });
  expect(pages.get('/neu/')?.blocks).toMatchObject([
    { context: { karten: [{ titel: 'Termin', link: 'https://termine.example/', extern: true, text: 'Kurz' }] } },
    { options: { name: 'Portal', url: 'https://portal.example/' } },
  ]);
  await expect(
    build({
      'seiten/neu.md': '---\ntitel: Neu\nbloecke: [{ template: karten, context: { eService: Mond } }]\n---\n',
    }),
  ).rejects.toThrow(/„Mond“ steht nicht in gemeinde.yaml/);
});
