import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { describeBild } from '../bilder/describe-bild.ts';
import type { FotosDatei } from './inhalt-schemas.ts';
import type { BilderTabelle } from './tables.ts';

/** The photos of the content folder by file name, as rows of `bilder`. */
export type Fotos = Map<string, Insertable<BilderTabelle>>;

/** Measures every photo of `fotos.yaml`: some 100 ms each. Throws when a file is no picture. */
export async function describeFotos(ordner: string, fotos: FotosDatei): Promise<Fotos> {
  const rows: Fotos = new Map();
  for (const { datei, alt, bildcopyright = null, lizenz = null } of fotos) {
    const bild = await describeBild(join(ordner, 'fotos', datei));
    rows.set(datei, { ...bild, datei, alt, copyright: bildcopyright, lizenz });
  }
  return rows;
}
