import { findImages } from '../../core/content/publish/find-images.ts';
import { createErrorList } from '../../core/entries/content-error.ts';
import { readMomentOf } from '../../core/entries/moment.ts';
import type { Photos } from '../../core/entries/photo-types.ts';
import type { EilmeldungLine } from './eilmeldung-repository.ts';
import type { EilmeldungenFile } from './eilmeldungen-file.ts';

const FILE = 'eilmeldungen.yaml';

/**
 * Notices with times relative to `today` (`YYYY-MM-DD`). Throws `inhalt_fehlerhaft` for invalid end times and missing
 * photos.
 */
export function buildEilmeldungen(eilmeldungen: EilmeldungenFile, photos: Photos, today: string): EilmeldungLine[] {
  const error = createErrorList();
  const names = new Set<string>();
  const lines = eilmeldungen.map(
    (
      { name, titel: title, text, link = null, foto: photo, bildtext: caption = null, von: from, bis: until },
      index,
    ) => {
      const report = (field: string, message: string) => error.add(FILE, `${index}.${field}`, message);
      const { bild_id } = findImages({ foto: photo, galerie: [] }, photos, report);
      const times = { von: readMomentOf(from, today), bis: readMomentOf(until, today) };
      if (times.bis <= times.von) report('bis', 'Das Ende liegt nicht nach dem Beginn.');
      if (names.has(name)) report('name', `Der Name „${name}“ kommt zweimal vor.`);
      names.add(name);
      return { datei_name: name, titel: title, text, link, bild_id, bildtext: bild_id ? caption : null, ...times };
    },
  );
  error.throwIfAny();
  return lines;
}
