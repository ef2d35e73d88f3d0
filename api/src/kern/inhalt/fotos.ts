import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bildupload } from '@gm/shared/schemas/bild';
import type { Objects } from '@gm/shared/store/objects';
import type { Insertable, Selectable } from 'kysely';
import { getUpload } from '../bilder/bild-dienst.ts';
import { buildBildupload } from '../bilder/bildupload.ts';
import { describeBild } from '../bilder/describe-bild.ts';
import { nameFokus } from '../bilder/fokus.ts';
import { nameZuschnitte } from '../bilder/zuschnitt.ts';
import { storeDatei } from '../dateien/open-dateien.ts';
import type { Fehlerliste } from './inhalt-fehler.ts';
import type { FotoDatei } from './inhalt-schemas.ts';
import type { BilderTabelle, InhaltFotosTabelle } from './tables.ts';

/** What the bytes of a photo are like. */
export type Fotodatei = Omit<Selectable<InhaltFotosTabelle>, 'ablage'> & { ablage?: string | null };
/** The photos of the content by file name, as rows of `bilder`. */
export type Fotos = Map<string, Insertable<BilderTabelle>>;

/** A photo as the wire carries it, told by the picture that it is; `bildtext`: what an entry says of it. */
export function buildFotoBild(fotos: Fotos, bild_id: string | null, bildtext: string | null): Bildupload | null {
  const foto = [...fotos.values()].find(({ id }) => id === bild_id);
  return foto ? buildBildupload({ ...foto, bild_id: foto.id, copyright: foto.copyright ?? null }, bildtext) : null;
}

/** Where a photo lies among the uploads: equal names, equal bytes. */
export const getFotoname = ({ id, ablage }: Pick<Fotodatei, 'id' | 'ablage'>) => ablage ?? `inhalt/${id}`;

/** Measures photos of a folder: some 100 ms each. What is no picture is reported. */
export async function measureFotos(
  ordner: string,
  namen: readonly string[],
  fehler: Fehlerliste,
): Promise<Fotodatei[]> {
  const gemessen: Fotodatei[] = [];
  for (const datei of namen) {
    const bytes = await readFile(join(ordner, 'fotos', datei));
    const bild = await describeBild(datei, bytes).catch(() => null);
    if (bild) gemessen.push({ datei, ...bild });
    else fehler.add(`fotos/${datei}`, '', 'Das ist kein Bild.');
  }
  return gemessen;
}

/** Brings the photos of a folder among the uploads; those that are there already stay. */
export async function bringFotos(ordner: string, fotos: readonly Fotodatei[], uploads: Objects): Promise<void> {
  for (const foto of fotos) {
    await storeDatei(uploads, getFotoname(foto), await readFile(join(ordner, 'fotos', foto.datei)));
  }
}

/** Photos as rows of `bilder`: what their files are like, and what entries tell of them. */
export function describeFotos(fotos: readonly FotoDatei[], dateien: readonly Fotodatei[]): Fotos {
  const gemessen = new Map(dateien.map((foto) => [foto.datei, foto]));
  const rows: Fotos = new Map();
  for (const { datei, alt, bildcopyright = null, lizenz = null, fokus, zuschnitte } of fotos) {
    const foto = gemessen.get(datei);
    if (!foto) throw new Error(`Nothing is known of the photo ${datei}`);
    const { breite, hoehe, farbe } = foto;
    rows.set(datei, {
      id: nameZuschnitte(nameFokus(foto.id, fokus), zuschnitte),
      datei: getUpload(getFotoname(foto)),
      breite,
      hoehe,
      farbe,
      alt,
      copyright: bildcopyright,
      lizenz,
    });
  }
  return rows;
}
