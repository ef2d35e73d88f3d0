import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { Textdatei } from '../../kern/inhalt/datei-leser.ts';
import type { Fotos } from '../../kern/inhalt/fotos.ts';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
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
    const findBildId = (name: string, feld: string) => {
      const foto = fotos.get(name);
      if (!foto) fehler.add(eintrag.datei, feld, `Das Foto „${name}“ steht nicht in fotos/fotos.yaml.`);
      return foto?.id ?? '';
    };
    const galerie = eintrag.galerie.map(({ foto, bildtext = null }, index) => ({
      bild_id: findBildId(foto, `galerie.${index}.foto`),
      bildtext,
    }));
    return {
      id: eintrag.id,
      titel: eintrag.titel,
      einleitung: eintrag.einleitung ?? null,
      text: renderMarkdown(eintrag.markdown),
      rubrik: eintrag.rubrik,
      bild_id: eintrag.foto ? findBildId(eintrag.foto, 'foto') : null,
      bildtext: eintrag.bildtext ?? null,
      galerie: JSON.stringify(galerie),
      datum_von: addTage(heute, eintrag.tage),
      sortierung: eintrag.sortierung,
      highlight: eintrag.highlight,
      interessengruppen: eintrag.interessengruppen,
      pfad: ARTIKEL.build(eintrag.id, eintrag.titel),
    };
  });
  fehler.throwIfAny();
  return zeilen;
}
