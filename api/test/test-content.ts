import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const GEMEINDE = `
name: Musterhardt
strasse: Rathausplatz 1
plz: '75334'
ort: Musterhardt
telefon: 07082 000-0
email: info@musterhardt.example
buergerbuero: { name: Bürgerbüro, pfad: /buergerbuero/ }
`;

/** A small, valid content folder: two pages, three articles, one menu, one photo of 30 × 20 px. */
export const BASE_CONTENT: Record<string, string> = {
  'gemeinde.yaml': GEMEINDE,
  'menus/hauptmenue.yaml': 'name: Hauptmenü\nmenuItems:\n  - { title: Aktuelles, href: /aktuelles/, menuItems: [] }\n',
  'fotos/fotos.yaml': '- { datei: bach.jpg, alt: Ein Bach, bildcopyright: "Ada, CC0", lizenz: CC0-1.0 }\n',
  'seiten/index.md': '---\ntitel: Willkommen\nlayout: portal\n---\nGuten Tag!\n',
  'seiten/aktuelles/index.md': '---\ntitel: Neues\n---\n',
  'artikel/001.md':
    '---\n{ id: 1, titel: Neue Brücke, einleitung: Sie hält., rubrik: Bauen, tage: -2, highlight: true, foto: bach.jpg, bildtext: Am Bach }\n---\nEin **Fest**.\n',
  'artikel/002.md':
    '---\n{ id: 2, titel: Altes Rathaus, rubrik: Rathaus, tage: -10, interessengruppen: [5] }\n---\nText.\n',
  'artikel/003.md':
    '---\n{ id: 3, titel: Ärger am Bau, rubrik: Bauen, tage: 0, galerie: [{ foto: bach.jpg, bildtext: Oben }] }\n---\nText.\n',
};

export interface TestContent {
  ordner: string;
  /** Writes a file of the folder; `null` deletes it. */
  write(file: string, content: string | null): Promise<void>;
  remove(): Promise<void>;
}

/** A content folder on disk: the small one, changed by `files` (`null` omits a file). */
export async function createTestContent(files: Record<string, string | null> = {}): Promise<TestContent> {
  const folder = await mkdtemp(join(tmpdir(), 'gm-inhalt-'));
  const write = async (file: string, content: string | null) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    if (content === null) await rm(path, { force: true });
    else await writeFile(path, content);
  };
  for (const [file, content] of Object.entries({ ...BASE_CONTENT, ...files })) await write(file, content);
  const bach = sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } });
  await writeFile(join(folder, 'fotos/bach.jpg'), await bach.jpeg().toBuffer());
  return { ordner: folder, write, remove: () => rm(folder, { recursive: true, force: true }) };
}
