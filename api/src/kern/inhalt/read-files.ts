import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface InhaltDateien {
  /** Text files by their path below the content folder, with `/` between the parts. */
  texte: Map<string, string>;
  /** Files of `fotos/` that are no text. */
  fotos: Set<string>;
  /** PDF files of `dokumente/`. */
  dokumente: Set<string>;
}

const TEXT = /\.(md|ya?ml|svg)$/;
const DOKUMENT = /^dokumente\/[\w.-]+\.pdf$/;
const HIDDEN = /(^|\/)\./;

/** Reads the whole content folder. Throws when there is none. */
export async function readFiles(ordner: string): Promise<InhaltDateien> {
  const entries = await readdir(ordner, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ordner, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !HIDDEN.test(name))
    .sort();
  const dateien: InhaltDateien = { texte: new Map(), fotos: new Set(), dokumente: new Set() };
  for (const name of names) {
    if (TEXT.test(name)) dateien.texte.set(name, await readFile(join(ordner, name), 'utf8'));
    else if (name.startsWith('fotos/')) dateien.fotos.add(name.slice('fotos/'.length));
    else if (DOKUMENT.test(name)) dateien.dokumente.add(name.slice('dokumente/'.length));
  }
  return dateien;
}
