import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { Feed } from 'feed';
import { buildFeed } from '../../../platform/rules/build-feed.ts';
import { escapeHtml } from '../../../platform/text/escape-html.ts';

/** An entry of a list that has a feed. */
export interface FeedEntry {
  /** Permanent path of the entry. */
  dauerhaft: string;
  titel: string;
  einleitung?: string | null | undefined;
  /** Calendar day of publication. */
  datum_von: string;
  rubrik_name?: string | null | undefined;
  detailURL: string;
}

interface FeedSource {
  /** Origin of the site; all addresses in a feed are absolute. */
  siteUrl: string;
  gemeinde: string;
  /** The page that lists the entries. */
  uebersicht: { title: string; href: string };
  /** Filter of the feed, as the query of its address. */
  auswahl?: string;
  /** Newest first. */
  eintraege: readonly FeedEntry[];
}

/** Soft hyphens serve narrow columns only; feed readers search and sort by title. */
const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');

/** The library writes titles as HTML in CDATA. Escaping them first prevents a premature end of the CDATA section. */
const HTML_TITLE = /<(title|summary) type="html"><!\[CDATA\[([^>]*)\]\]><\/\1>/g;
const nameText = (text: string) => escapeHtml(withoutSoftHyphens(text));

/** Midnight of a calendar day in the municipality's time zone: entries have a day, Atom needs an instant. */
function findStart(tag: string): Date {
  const summer = new Date(`${tag}T00:00:00+02:00`);
  return readBerlinTime(summer).tag === tag ? summer : new Date(`${tag}T00:00:00+01:00`);
}

/** The Atom document (RFC 4287). It depends on the content only, so an unchanged feed keeps its ETag. */
export function renderFeed({
  siteUrl,
  gemeinde,
  uebersicht: overview,
  auswahl: selection = '',
  eintraege: entries,
}: FeedSource): string {
  const site = siteUrl.replace(/\/$/, '');
  const overviewUrl = site + overview.href;
  const [neuester] = entries;
  const feed = new Feed({
    id: overviewUrl + selection,
    title: `${overview.title} – ${gemeinde}`,
    link: overviewUrl,
    feedLinks: { atom: site + buildFeed(overview).href + selection },
    language: 'de',
    author: { name: gemeinde, link: `${site}/` },
    generator: false,
    updated: findStart(neuester?.datum_von ?? '1970-01-01'),
  });
  for (const { dauerhaft: permanent, titel: title, einleitung: intro, datum_von, rubrik_name, detailURL } of entries) {
    const tag = findStart(datum_von);
    feed.addItem({
      id: site + permanent,
      title: nameText(title),
      link: site + detailURL,
      date: tag,
      published: tag,
      ...(intro ? { description: nameText(intro) } : {}),
      ...(rubrik_name ? { category: [{ name: rubrik_name, term: rubrik_name }] } : {}),
    });
  }
  return feed.atom1().replaceAll(HTML_TITLE, '<$1 type="text">$2</$1>');
}
