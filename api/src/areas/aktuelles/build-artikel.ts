import { findImages } from '../../core/content/publish/find-images.ts';
import { createErrorList } from '../../core/entries/content-error.ts';
import type { TextFile } from '../../core/entries/content-reader.ts';
import type { Photos } from '../../core/entries/photo-types.ts';
import { readTag } from '../../core/entries/tag.ts';
import { renderWithPictures } from '../../core/entries/text/markdown.ts';
import type { ArtikelFile } from './artikel-file.ts';
import type { ArtikelLine } from './artikel-inventory-repository.ts';
import { ARTIKEL } from './artikel-path.ts';

/** Articles with dates relative to `today` (`YYYY-MM-DD`). Throws `inhalt_fehlerhaft` for missing photos. */
export function buildArtikel(artikel: readonly TextFile<ArtikelFile>[], photos: Photos, today: string): ArtikelLine[] {
  const error = createErrorList();
  const lines = artikel.map((entry) => {
    const report = (field: string, text: string) => error.add(entry.datei, field, text);
    return {
      id: entry.id,
      titel: entry.titel,
      einleitung: entry.einleitung ?? null,
      text: renderWithPictures(entry.markdown, photos, (message) => report('text', message)),
      rubrik: entry.rubrik,
      ...findImages(entry, photos, report),
      bildtext: entry.bildtext ?? null,
      datum_von: readTag(entry.tage, today),
      sortierung: entry.sortierung,
      highlight: entry.highlight,
      interessengruppen: entry.interessengruppen,
      pfad: ARTIKEL.build(entry.id, entry.titel),
    };
  });
  error.throwIfAny();
  return lines;
}
