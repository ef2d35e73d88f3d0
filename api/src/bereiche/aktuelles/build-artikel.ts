import { findBilder } from '../../kern/inhalt/find-bilder.ts';
import type { Fotos } from '../../kern/inhalt/fotos.ts';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import type { Textdatei } from '../../kern/inhalt/inhaltsleser.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { readTag } from '../../kern/inhalt/tag.ts';
import type { ArtikelDatei } from './artikel-datei.ts';
import { ARTIKEL } from './artikel-pfad.ts';
import type { ArtikelZeile } from './artikelbestand-repository.ts';

/**
 * Articles with the dates that `heute` (`YYYY-MM-DD`) gives them. Throws `inhalt_fehlerhaft` for photos that do not
 * exist.
 */
export function buildArtikel(artikel: readonly Textdatei<ArtikelDatei>[], fotos: Fotos, heute: string): ArtikelZeile[] {
  const fehler = createFehlerliste();
  const zeilen = artikel.map((eintrag) => {
    const report = (feld: string, text: string) => fehler.add(eintrag.datei, feld, text);
    return {
      id: eintrag.id,
      titel: eintrag.titel,
      einleitung: eintrag.einleitung ?? null,
      text: renderMarkdown(eintrag.markdown),
      rubrik: eintrag.rubrik,
      ...findBilder(eintrag, fotos, report),
      bildtext: eintrag.bildtext ?? null,
      datum_von: readTag(eintrag.tage, heute),
      sortierung: eintrag.sortierung,
      highlight: eintrag.highlight,
      interessengruppen: eintrag.interessengruppen,
      pfad: ARTIKEL.build(eintrag.id, eintrag.titel),
    };
  });
  fehler.throwIfAny();
  return zeilen;
}
