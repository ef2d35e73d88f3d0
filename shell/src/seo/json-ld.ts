/** Facts of a page for search engines, in the words of schema.org. */
import type { Seo } from '@gm/shared/schemas/artikel';
import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import type { BreadcrumbList, GovernmentOrganization, NewsArticle, WithContext } from 'schema-dts';
import { toTelHref } from '../chrome/to-tel-href.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';

export interface SeoQuelle {
  seite: SeitenDaten;
  /** Of the entry the page is about, if it is about one. */
  seo: Seo | undefined;
  gemeinde: GemeindeKurz;
  /** Addresses of the municipality in social networks. */
  netze: string[];
  /** Address of the site without a slash at its end. */
  publicUrl: string;
  /** Picture of the page in full, or null. */
  image: string | null;
}

const CONTEXT = 'https://schema.org';

/** Soft hyphens are for narrow columns of a page. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');

/** What is no address becomes the start page: a fact with a hole is refused as a whole. */
const inFull = (href: string, publicUrl: string) =>
  URL.canParse(href, `${publicUrl}/`) ? new URL(href, `${publicUrl}/`).href : `${publicUrl}/`;

function describeOrganisation({ gemeinde, netze, publicUrl }: SeoQuelle): GovernmentOrganization {
  const { name, strasse, plz, ort, telefon, email } = gemeinde;
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${publicUrl}/#gemeinde`,
    name,
    url: `${publicUrl}/`,
    telephone: toTelHref(telefon).replace(/^tel:/, ''),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: strasse,
      postalCode: plz,
      addressLocality: ort,
      addressCountry: 'DE',
    },
    ...(netze.length > 0 ? { sameAs: netze } : {}),
  };
}

function describeArticle(quelle: SeoQuelle, published: string): NewsArticle {
  const { seite, seo, gemeinde, publicUrl, image } = quelle;
  const publisher = {
    '@type': 'GovernmentOrganization' as const,
    '@id': `${publicUrl}/#gemeinde`,
    name: gemeinde.name,
    url: `${publicUrl}/`,
  };
  return {
    '@type': 'NewsArticle',
    headline: withoutSoftHyphens(seite.title),
    datePublished: published,
    inLanguage: 'de',
    mainEntityOfPage: seite.canonical ?? inFull(seite.pfad, publicUrl),
    publisher,
    author: publisher,
    ...(seite.description ? { description: withoutSoftHyphens(seite.description) } : {}),
    ...(image ? { image: [image] } : {}),
    ...(seo?.section ? { articleSection: seo.section } : {}),
  };
}

function describeBreadcrumbs({ seite, publicUrl }: SeoQuelle): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: seite.breadcrumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withoutSoftHyphens(title),
      item: inFull(href, publicUrl),
    })),
  };
}

/** The municipality on the start page, the way to the page elsewhere, and the entry when it is a published text. */
export function describePage(quelle: SeoQuelle): WithContext<GovernmentOrganization | NewsArticle | BreadcrumbList>[] {
  const { seite, seo } = quelle;
  const facts: (GovernmentOrganization | NewsArticle | BreadcrumbList)[] = [];
  if (seite.pfad === '/') facts.push(describeOrganisation(quelle));
  if (seo?.type === 'article' && seo.published) facts.push(describeArticle(quelle, seo.published));
  if (seite.breadcrumbs.length > 1) facts.push(describeBreadcrumbs(quelle));
  return facts.map((fact) => Object.assign({ '@context': CONTEXT } as const, fact as Exclude<typeof fact, string>));
}
