import { buildSlug } from '@gm/shared/regeln/build-slug';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { readTag } from '../../kern/inhalt/tag.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { BekanntmachungDatei } from './bekanntmachungen-dateien.ts';
import type { BekanntmachungenTabelle } from './tables.ts';

/** Notices with the days that `heute` (`YYYY-MM-DD`) gives them. Throws `inhalt_fehlerhaft` for numbers used twice. */
export function buildBekanntmachungen(
  bekanntmachungen: readonly BekanntmachungDatei[],
  heute: string,
): BekanntmachungenTabelle[] {
  const fehler = createFehlerliste();
  const nummern = new Set<number>();
  const zeilen = bekanntmachungen.map(({ id, titel, rubrik, einleitung, von, bis, md }) => {
    if (nummern.has(id)) fehler.add('bekanntmachungen.yaml', `${id}.id`, 'Die Nummer gibt es zweimal.');
    nummern.add(id);
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
    };
  });
  fehler.throwIfAny();
  return zeilen;
}
