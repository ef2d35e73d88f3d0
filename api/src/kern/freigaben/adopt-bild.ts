import type { Objects } from '@gm/shared/store/objects';
import { getUpload } from '../bilder/bild-dienst.ts';
import { describeBild } from '../bilder/describe-bild.ts';
import { readDatei } from '../dateien/open-dateien.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createInhaltRepository } from '../inhalt/inhalt-repository.ts';

/** Makes the picture that somebody sent one of the site's pictures; gives its id, or null where none was sent. */
export async function adoptBild(
  trx: Datenquelle,
  uploads: Objects,
  bild: string | null,
  alt: string,
  copyright = '',
): Promise<string | null> {
  if (!bild) return null;
  const beschreibung = await describeBild(bild, await readDatei(uploads, bild));
  await createInhaltRepository(trx).writeBilder([
    { ...beschreibung, datei: getUpload(bild), alt, copyright: copyright || null },
  ]);
  return beschreibung.id;
}
