import type { Artikel } from '@gm/shared/areas/aktuelles/artikel';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { toHtml } from '../../core/forms/rich-text.ts';
import { escapeHtml } from '../../core/platform/text/escape-html.ts';
import { EILMELDUNGEN } from './eilmeldung-path.ts';
import type { WholeEilmeldung } from './eilmeldung-repository.ts';

const CATEGORY = 'Eilmeldung';

/** Renders an urgent notice as an article, with its text, link and the picture the banner has no room for. */
export function showAsArtikel({ id, titel: title, text, link, von: from, ...image }: WholeEilmeldung): Artikel {
  const { tag: day } = readBerlinTime(from);
  const crossReference =
    link && toHtml(`<p><a href="${escapeHtml(link.replaceAll('"', '%22'))}">Weitere Informationen</a></p>`);
  return {
    id,
    titel: title,
    einleitung: null,
    text: `${toHtml(text)}${crossReference ?? ''}`,
    datum_von: day,
    rubrik_name: CATEGORY,
    detailURL: EILMELDUNGEN.build(id, title),
    highlight: false,
    news: false,
    ...image,
    bildergalerie: [],
    verwandte: [],
    // Without a description, which would repeat the text below the heading.
    seo: {
      title,
      type: 'article',
      published: day,
      section: CATEGORY,
      image: image.bild ?? null,
    },
  };
}
