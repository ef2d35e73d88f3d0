import { join } from 'node:path';
import { getUpload } from '../bilder/bild-dienst.ts';
import { describeBild } from '../bilder/describe-bild.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createInhaltRepository } from '../inhalt/inhalt-repository.ts';

/** Makes the picture that somebody sent one of the site's pictures; gives its id, or null where none was sent. */
export async function adoptBild(
  trx: Datenquelle,
  uploads: string,
  bild: string | null,
  alt: string,
  copyright = '',
): Promise<string | null> {
  if (!bild) return null;
  const beschreibung = await describeBild(join(uploads, bild));
  await createInhaltRepository(trx).writeBilder([
    { ...beschreibung, datei: getUpload(bild), alt, copyright: copyright || null },
  ]);
  return beschreibung.id;
}
