import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Feed } from 'feed';
import { buildFeed } from '../../regeln/build-feed.ts';

/** An entry of a list that has a feed. */
export interface FeedEintrag {
  /** Path that keeps naming the entry. */
  dauerhaft: string;
  titel: string;
  einleitung?: string | null | undefined;
  /** Calendar day of publication. */
  datum_von: string;
  rubrik_name?: string | null | undefined;
  detailURL: string;
}

interface FeedQuelle {
  /** Address of the site; everything in a feed is absolute. */
  siteUrl: string;
  gemeinde: string;
  /** The page that lists the entries. */
  uebersicht: { title: string; href: string };
  /** What the feed is narrowed down to, as the query of its address. */
  auswahl?: string;
  /** Newest first. */
  eintraege: readonly FeedEintrag[];
}

/** Soft hyphens are for narrow columns of a page; feed readers search and sort by title. */
const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');

/** Midnight of a calendar day in the municipality: entries have a day, Atom wants an instant. */
function findBeginn(tag: string): Date {
  const sommer = new Date(`${tag}T00:00:00+02:00`);
  return readBerlinerZeit(sommer).tag === tag ? sommer : new Date(`${tag}T00:00:00+01:00`);
}

/** The Atom document (RFC 4287). It depends on the content alone, so an unchanged feed keeps its ETag. */
export function renderFeed({ siteUrl, gemeinde, uebersicht, auswahl = '', eintraege }: FeedQuelle): string {
  const site = siteUrl.replace(/\/$/, '');
  const uebersichtUrl = site + uebersicht.href;
  const [neuester] = eintraege;
  const feed = new Feed({
    id: uebersichtUrl + auswahl,
    title: `${uebersicht.title} – ${gemeinde}`,
    link: uebersichtUrl,
    feedLinks: { atom: site + buildFeed(uebersicht).href + auswahl },
    language: 'de',
    author: { name: gemeinde, link: `${site}/` },
    generator: false,
    updated: findBeginn(neuester?.datum_von ?? '1970-01-01'),
  });
  for (const { dauerhaft, titel, einleitung, datum_von, rubrik_name, detailURL } of eintraege) {
    const tag = findBeginn(datum_von);
    feed.addItem({
      id: site + dauerhaft,
      title: withoutSoftHyphens(titel),
      link: site + detailURL,
      date: tag,
      published: tag,
      ...(einleitung ? { description: withoutSoftHyphens(einleitung) } : {}),
      ...(rubrik_name ? { category: [{ name: rubrik_name, term: rubrik_name }] } : {}),
    });
  }
  return feed.atom1();
}
