import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface InhaltDateien {
  /** Text files by their path below the content folder, with `/` between the parts. */
  texte: Map<string, string>;
  /** Files of `fotos/` that are no text. */
  fotos: Set<string>;
  /** Hash over names and bytes of all files. */
  pruefsumme: string;
}

const TEXT = /\.(md|ya?ml|svg)$/;
const HIDDEN = /(^|\/)\./;

/** Reads the whole content folder. Throws when there is none. */
export async function readFiles(ordner: string): Promise<InhaltDateien> {
  const entries = await readdir(ordner, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ordner.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => !HIDDEN.test(name))
    .sort();
  const hash = createHash('sha256');
  const dateien: InhaltDateien = { texte: new Map(), fotos: new Set(), pruefsumme: '' };
  for (const name of names) {
    const bytes = await readFile(join(ordner, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    if (TEXT.test(name)) dateien.texte.set(name, bytes.toString('utf8'));
    else if (name.startsWith('fotos/')) dateien.fotos.add(name.slice('fotos/'.length));
  }
  dateien.pruefsumme = hash.digest('hex');
  return dateien;
}
