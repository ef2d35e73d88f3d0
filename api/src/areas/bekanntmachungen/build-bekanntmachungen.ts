import { buildSlug } from '@gm/shared/rules/build-slug';
import { createErrorList } from '../../core/entries/content-error.ts';
import type { Photos } from '../../core/entries/photo-types.ts';
import { readTag } from '../../core/entries/tag.ts';
import { renderWithPictures } from '../../core/entries/text/markdown.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import type { BekanntmachungFile } from './bekanntmachungen-files.ts';
import type { BekanntmachungsLine } from './tables.ts';

/**
 * Notices with dates relative to `today` (`YYYY-MM-DD`). Throws `inhalt_fehlerhaft` for duplicate numbers and missing
 * photos and PDF files.
 * @param dokumente names of the existing PDF files
 */
export function buildBekanntmachungen(
  bekanntmachungen: readonly BekanntmachungFile[],
  { fotos: photos, dokumente: existing }: { fotos: Photos; dokumente: ReadonlySet<string> },
  today: string,
): BekanntmachungsLine[] {
  const error = createErrorList();
  const numbers = new Set<number>();
  const lines = bekanntmachungen.map(
    (
      { id, titel: title, rubrik: category, einleitung: intro, von: from, bis: until, md, dokumente: documents = [] },
      place,
    ) => {
      if (numbers.has(id)) error.add('bekanntmachungen.yaml', `${id}.id`, 'Die Nummer gibt es zweimal.');
      numbers.add(id);
      for (const [index, { datei: file }] of documents.entries()) {
        if (existing.has(file)) continue;
        error.add('bekanntmachungen.yaml', `${place}.dokumente.${index}.datei`, `Die Datei „${file}“ gibt es nicht.`);
      }
      const text = renderWithPictures(md, photos, (message) =>
        error.add('bekanntmachungen.yaml', `${place}.md`, message),
      );
      return {
        id,
        titel: title,
        rubrik: category,
        einleitung: intro,
        text,
        datum_von: readTag(from, today),
        datum_bis: readTag(until, today),
        suchtext: buildSlug([title, category, intro, htmlToText(text)].join(' '), Number.POSITIVE_INFINITY),
        dokumente: JSON.stringify(documents),
      };
    },
  );
  error.throwIfAny();
  return lines;
}
