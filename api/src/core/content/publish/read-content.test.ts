import { afterEach, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { AREAS } from '../../../areas.ts';
import { checkContent } from '../../editor/folder/import-content.ts';

let content: TestContent | undefined;
afterEach(() => content?.remove());

async function check(files: Record<string, string | null>) {
  content = await createTestContent(files);
  return checkContent({ ordner: content.ordner, bereiche: AREAS, alle: AREAS });
}

it('counts the entries of a valid folder', async () => {
  expect(await check({})).toEqual({ Seiten: 2, Artikel: 3, Fotos: 1 });
});

it.each<[was: string, datei: string, inhalt: string | null, meldung: RegExp]>([
  ['a missing municipality', 'gemeinde.yaml', null, /gemeinde\.yaml: Die Datei fehlt/],
  ['an invalid address', 'gemeinde.yaml', 'name: M\nemail: keine', /gemeinde\.yaml: email: /],
  ['an unknown menu', 'menus/neu.yaml', 'name: Neu\nmenuItems: []', /menus\/neu\.yaml: name: /],
  [
    'a menu item without title',
    'menus/hauptmenue.yaml',
    'name: Hauptmenü\nmenuItems: [{ href: / }]',
    /menuItems\.0\.title/,
  ],
  ['broken YAML', 'menus/hauptmenue.yaml', 'name: Hauptmenü\nmenuItems: [', /menus\/hauptmenue\.yaml: Zeile \d+: /],
  ['a page without front matter', 'seiten/neu.md', 'Text', /seiten\/neu\.md: Am Anfang fehlen/],
  ['a page without title', 'seiten/neu.md', '---\nlayout: wide\n---\n', /seiten\/neu\.md: titel: /],
  ['a misspelt key', 'seiten/neu.md', '---\ntitel: A\nlayuot: wide\n---\n', /seiten\/neu\.md: .*layuot/],
  ['an unknown layout', 'seiten/neu.md', '---\ntitel: A\nlayout: quer\n---\n', /seiten\/neu\.md: layout: /],
  [
    'two files for one path',
    'seiten/aktuelles.md',
    '---\ntitel: A\n---\n',
    /\/aktuelles\/ steht schon in seiten\/aktuelles/,
  ],
  [
    'an unknown photo deep in a block',
    'seiten/neu.md',
    '---\ntitel: A\nbloecke: [{ template: karten, context: { karten: [{ foto: weg.jpg }] } }]\n---\n',
    /seiten\/neu\.md: bloecke\.0\.context\.karten\.0\.foto: Das Foto „weg\.jpg“/,
  ],
  ['an unknown hero photo', 'seiten/neu.md', '---\ntitel: A\nhero: [{ foto: weg.jpg }]\n---\n', /hero\.0\.foto/],
  [
    'a photo that is not in the folder',
    'fotos/fotos.yaml',
    '- { datei: bach.jpg }\n- { datei: weg.jpg }',
    /„weg\.jpg“ liegt nicht/,
  ],
  ['a photo outside of the folder', 'fotos/fotos.yaml', '- { datei: ../../geheim.jpg }', /fotos\.yaml: 0\.datei: /],
  [
    'an article of tomorrow',
    'artikel/009.md',
    '---\n{ id: 9, titel: A, rubrik: B, tage: 1 }\n---\n',
    /artikel\/009\.md: tage: /,
  ],
  [
    'an article without category',
    'artikel/009.md',
    '---\n{ id: 9, titel: A, tage: 0 }\n---\n',
    /artikel\/009\.md: rubrik: /,
  ],
  [
    'a number used twice',
    'artikel/009.md',
    '---\n{ id: 1, titel: A, rubrik: B, tage: 0 }\n---\n',
    /artikel\/009\.md: id: Die Nummer 1 trägt schon artikel\/001\.md/,
  ],
  [
    'an unknown photo of an article',
    'artikel/009.md',
    '---\n{ id: 9, titel: A, rubrik: B, tage: 0, foto: weg.jpg }\n---\n',
    /artikel\/009\.md: foto: /,
  ],
  [
    'a redirect from an existing page',
    'umleitungen.yaml',
    '- { von: /aktuelles/, nach: / }',
    /umleitungen\.yaml: \/aktuelles\/: /,
  ],
  ['a redirect without slash', 'umleitungen.yaml', '- { von: /alt, nach: / }', /umleitungen\.yaml: 0\.von: /],
])('names file and field of %s', async (_was, file, text, message) => {
  await expect(check({ [file]: text })).rejects.toThrow(message);
});

it('lists all faults at once', async () => {
  const wrong = check({ 'gemeinde.yaml': null, 'seiten/a.md': 'Text', 'artikel/009.md': '---\nid: x\n---\n' });
  await expect(wrong).rejects.toThrow(/gemeinde\.yaml.*artikel\/009\.md|artikel\/009\.md.*gemeinde\.yaml/s);
});

it('refuses a photo that is not a picture', async () => {
  content = await createTestContent();
  await content.write('fotos/bach.jpg', 'kein Bild');
  const checking = checkContent({ ordner: content.ordner, bereiche: AREAS, alle: AREAS });
  await expect(checking).rejects.toThrow(/fotos\/bach\.jpg: Das ist kein Bild/);
});
