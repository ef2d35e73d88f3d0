import type { Artikel } from '@gm/shared/bereiche/aktuelles/artikel';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { toHtml } from '../../kern/formulare/rich-text.ts';
import { escapeHtml } from '../../kern/regeln/escape-html.ts';
import { EILMELDUNGEN } from './eilmeldung-pfad.ts';
import type { GanzeEilmeldung } from './eilmeldung-repository.ts';

const RUBRIK = 'Eilmeldung';

/** The page of an urgent notice is that of an article: its words and link, and the picture the banner has no room for. */
export function showAlsArtikel({ id, titel, text, link, von, ...bild }: GanzeEilmeldung): Artikel {
  const { tag } = readBerlinerZeit(von);
  const verweis =
    link && toHtml(`<p><a href="${escapeHtml(link.replaceAll('"', '%22'))}">Weitere Informationen</a></p>`);
  return {
    id,
    titel,
    einleitung: null,
    text: `${toHtml(text)}${verweis ?? ''}`,
    datum_von: tag,
    rubrik_name: RUBRIK,
    detailURL: EILMELDUNGEN.build(id, titel),
    highlight: false,
    news: false,
    ...bild,
    bildergalerie: [],
    verwandte: [],
    // Without a description: it would stand below the heading, a third time on the page.
    seo: {
      title: titel,
      type: 'article',
      published: tag,
      section: RUBRIK,
      image: bild.bild ?? null,
    },
  };
}
