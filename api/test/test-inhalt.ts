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
export const GRUNDINHALT: Record<string, string> = {
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

export interface TestInhalt {
  ordner: string;
  /** Writes a file of the folder, or deletes it with `null`. */
  write(datei: string, inhalt: string | null): Promise<void>;
  remove(): Promise<void>;
}

/** A content folder on disk: the small one, changed by `dateien` (`null` leaves a file out). */
export async function createTestInhalt(dateien: Record<string, string | null> = {}): Promise<TestInhalt> {
  const ordner = await mkdtemp(join(tmpdir(), 'gm-inhalt-'));
  const write = async (datei: string, inhalt: string | null) => {
    const path = join(ordner, datei);
    await mkdir(dirname(path), { recursive: true });
    if (inhalt === null) await rm(path, { force: true });
    else await writeFile(path, inhalt);
  };
  for (const [datei, inhalt] of Object.entries({ ...GRUNDINHALT, ...dateien })) await write(datei, inhalt);
  const bach = sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } });
  await writeFile(join(ordner, 'fotos/bach.jpg'), await bach.jpeg().toBuffer());
  return { ordner, write, remove: () => rm(ordner, { recursive: true, force: true }) };
}
