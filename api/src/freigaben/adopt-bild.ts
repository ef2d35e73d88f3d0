import { join } from 'node:path';
import { beschreibeBild } from '../bilder/beschreibe-bild.ts';
import { nenneUpload } from '../bilder/bild-dienst.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createInhaltRepository } from '../daten/inhalt-repository.ts';

/** Makes the picture that somebody sent one of the site's pictures; gives its id, or null where none was sent. */
export async function adoptBild(
  trx: Datenquelle,
  uploads: string,
  bild: string | null,
  alt: string,
  copyright = '',
): Promise<string | null> {
  if (!bild) return null;
  const beschreibung = await beschreibeBild(join(uploads, bild));
  await createInhaltRepository(trx).schreibeBilder([
    { ...beschreibung, datei: nenneUpload(bild), alt, copyright: copyright || null },
  ]);
  return beschreibung.id;
}
