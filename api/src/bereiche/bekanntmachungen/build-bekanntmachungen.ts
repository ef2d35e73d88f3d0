import { buildSlug } from '@gm/shared/regeln/build-slug';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { readTag } from '../../kern/inhalt/tag.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { BekanntmachungDatei } from './bekanntmachungen-dateien.ts';
import type { Bekanntmachungszeile } from './tables.ts';

/**
 * Notices with the days that `heute` (`YYYY-MM-DD`) gives them. Throws `inhalt_fehlerhaft` for numbers used twice, and for PDF files
 * that are not there.
 * @param vorhandene names of the PDF files there are
 */
export function buildBekanntmachungen(
  bekanntmachungen: readonly BekanntmachungDatei[],
  vorhandene: ReadonlySet<string>,
  heute: string,
): Bekanntmachungszeile[] {
  const fehler = createFehlerliste();
  const nummern = new Set<number>();
  const zeilen = bekanntmachungen.map(({ id, titel, rubrik, einleitung, von, bis, md, dokumente = [] }, platz) => {
    if (nummern.has(id)) fehler.add('bekanntmachungen.yaml', `${id}.id`, 'Die Nummer gibt es zweimal.');
    nummern.add(id);
    for (const [index, { datei }] of dokumente.entries()) {
      if (vorhandene.has(datei)) continue;
      fehler.add('bekanntmachungen.yaml', `${platz}.dokumente.${index}.datei`, `Die Datei „${datei}“ gibt es nicht.`);
    }
    const text = renderMarkdown(md);
    return {
      id,
      titel,
      rubrik,
      einleitung,
      text,
      datum_von: readTag(von, heute),
      datum_bis: readTag(bis, heute),
      suchtext: buildSlug([titel, rubrik, einleitung, htmlToText(text)].join(' '), Number.POSITIVE_INFINITY),
      dokumente: JSON.stringify(dokumente),
    };
  });
  fehler.throwIfAny();
  return zeilen;
}
