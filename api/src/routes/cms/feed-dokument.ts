import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { ArtikelKurz } from '@gm/shared/schemas/artikel';
import { Feed } from 'feed';
import { ARTIKEL_PFAD, bildeArtikelFeed, bildeDauerhaftenPfad } from '../../regeln/artikel-pfad.ts';

interface FeedQuelle {
  /** Address of the site without a slash at its end; everything in a feed is absolute. */
  siteUrl: string;
  gemeinde: string;
  /** Title of the page that lists the articles. */
  uebersicht: string;
  /** Newest first. */
  artikel: ArtikelKurz[];
}

/** Soft hyphens are for narrow columns of a page; feed readers search and sort by title. */
const ohneTrennstellen = (text: string) => text.replaceAll('\u00ad', '');

/** Midnight of a calendar day in the municipality: articles have a day, Atom wants an instant. */
function findeBeginn(tag: string): Date {
  const sommer = new Date(`${tag}T00:00:00+02:00`);
  return readBerlinerZeit(sommer).tag === tag ? sommer : new Date(`${tag}T00:00:00+01:00`);
}

/** The Atom document (RFC 4287). It depends on the content alone, so an unchanged feed keeps its ETag. */
export function rendereFeed({ siteUrl, gemeinde, uebersicht, artikel }: FeedQuelle): string {
  const uebersichtUrl = siteUrl + ARTIKEL_PFAD;
  const [neuester] = artikel;
  const feed = new Feed({
    id: uebersichtUrl,
    title: `${uebersicht} – ${gemeinde}`,
    link: uebersichtUrl,
    feedLinks: { atom: siteUrl + bildeArtikelFeed(uebersicht).href },
    language: 'de',
    author: { name: gemeinde, link: `${siteUrl}/` },
    generator: false,
    updated: findeBeginn(neuester?.datum_von ?? '1970-01-01'),
  });
  for (const { id, titel, einleitung, datum_von, rubrik_name, detailURL } of artikel) {
    const tag = findeBeginn(datum_von);
    feed.addItem({
      id: siteUrl + bildeDauerhaftenPfad(id),
      title: ohneTrennstellen(titel),
      link: siteUrl + detailURL,
      date: tag,
      published: tag,
      ...(einleitung ? { description: ohneTrennstellen(einleitung) } : {}),
      ...(rubrik_name ? { category: [{ name: rubrik_name, term: rubrik_name }] } : {}),
    });
  }
  return feed.atom1();
}
