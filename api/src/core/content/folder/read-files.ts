import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface ContentFiles {
  /** Text files by path relative to the content folder, with `/` as separator. */
  texte: Map<string, string>;
  /** Binary files in `fotos/`. */
  fotos: Set<string>;
  /** PDF files in `dokumente/`. */
  dokumente: Set<string>;
}

const TEXT = /\.(md|ya?ml|svg)$/;
const DOCUMENT = /^dokumente\/[\w.-]+\.pdf$/;
const HIDDEN = /(^|\/)\./;

/** Reads the whole content folder. Throws if it does not exist. */
export async function readFiles(folder: string): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !HIDDEN.test(name))
    .sort();
  const files: ContentFiles = { texte: new Map(), fotos: new Set(), dokumente: new Set() };
  for (const name of names) {
    if (TEXT.test(name)) files.texte.set(name, await readFile(join(folder, name), 'utf8'));
    else if (name.startsWith('fotos/')) files.fotos.add(name.slice('fotos/'.length));
    else if (DOCUMENT.test(name)) files.dokumente.add(name.slice('dokumente/'.length));
  }
  return files;
}
