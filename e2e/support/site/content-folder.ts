import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runScript } from './command-line.ts';
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
  write(file: string, text: string): void;
  /** Publishes the folder on a running site, as an operator does. */
  publish(site: Site): Promise<void>;
  remove(): void;
}

/** A content folder of three small pages without photos. */
export function createContentFolder(files: Record<string, string> = {}): ContentFolder {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries({ ...FILES, ...files })) write(file, text);
  return {
    write,
    async publish(site) {
      const { code, output } = await runScript(site, 'content', 'import', folder, '--replace');
      if (code !== 0) throw new Error(output);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
