import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Site } from './site.ts';

const FILES: Record<string, string> = {
  'gemeinde.yaml': `
name: Musterhardt
strasse: Rathausplatz 1
plz: '75334'
ort: Musterhardt
telefon: 07082 000-0
email: info@musterhardt.example
buergerbuero: { name: Bürgerbüro, pfad: /rathaus/ }
`,
  'seiten/index.md': '---\ntitel: Willkommen\n---\nGuten Tag! Zum [Rathaus](/rathaus/).\n',
  'seiten/rathaus.md': '---\ntitel: Rathaus\n---\nDas Rathaus. Zum [Wald](/wald/).\n',
  'seiten/wald.md': '---\ntitel: Wald\n---\nDer Wald. Zum [Rathaus](/rathaus/).\n',
};

export interface ContentFolder {
  /** For the site's api: `env: { api: content.env }`. */
  env: { CONTENT_DIR: string };
  write(file: string, text: string): void;
  /** Lets the running api load the folder again. */
  publish(site: Site): void;
  remove(): void;
}

/** A content folder of three small pages without photos, loaded in a moment. */
export function createContentFolder(files: Record<string, string> = {}): ContentFolder {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries({ ...FILES, ...files })) write(file, text);
  return {
    env: { CONTENT_DIR: folder },
    write,
    publish: (site) => void site.processes.api.child.kill('SIGHUP'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
