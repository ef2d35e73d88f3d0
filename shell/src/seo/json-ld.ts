/** Facts of a page for search engines, in the words of schema.org. */

import { toTelHref } from '@gm/shared/format/to-tel-href';
import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import type { Seo } from '@gm/shared/schemas/seo';
import type {
  BreadcrumbList,
  Event,
  GovernmentOffice,
  GovernmentOrganization,
  GovernmentService,
  LocalBusiness,
  NewsArticle,
  Offer,
  Organization,
  PostalAddress,
  WithContext,
} from 'schema-dts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import { describeOpeningHours, readOpeningTimes } from './opening-hours.ts';

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

const berlin = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** `2026-03-28T19:00` → `2026-03-28T19:00:00+01:00`; a day stays a day, and so does what is no moment. */
function writeMoment(moment: string): string {
  const about = new Date(`${moment}:00Z`);
  if (!moment.includes('T') || Number.isNaN(about.getTime())) return moment;
  // The clocks change at night, when one hour more or less makes no difference to what takes place.
  const offset = berlin
    .formatToParts(about)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  return `${moment}:00${offset ?? ''}`;
}

/** Soft hyphens are for narrow columns of a page. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');

/** What is no address becomes the start page: a fact with a hole is refused as a whole. */
const inFull = (href: string, publicUrl: string) =>
  URL.canParse(href, `${publicUrl}/`) ? new URL(href, `${publicUrl}/`).href : `${publicUrl}/`;

function describeAddress({ strasse, plz, ort }: { strasse: string; plz: string; ort: string }): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: strasse,
    postalCode: plz,
    addressLocality: ort,
    addressCountry: 'DE',
  };
}

const writeTelefon = (telefon: string) => toTelHref(telefon).replace(/^tel:/, '');

function describeOrganisation({ gemeinde, netze, publicUrl }: SeoQuelle): GovernmentOrganization {
  const { name, telefon, email } = gemeinde;
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${publicUrl}/#gemeinde`,
    name,
    url: `${publicUrl}/`,
    telephone: writeTelefon(telefon),
    email,
    address: describeAddress(gemeinde),
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

function describeOffer({ preis, von, bis }: { preis: number; von: string; bis: string }, url: string): Offer {
  return { '@type': 'Offer', price: preis, priceCurrency: 'EUR', url, validFrom: von, validThrough: bis };
}

function describeEvent({ seite, publicUrl, image }: SeoQuelle, event: NonNullable<Seo['event']>): Event {
  const { von, bis, ort, adresse, veranstalter, angebot, abgesagt } = event;
  const url = seite.canonical ?? inFull(seite.pfad, publicUrl);
  return {
    '@type': 'Event',
    name: withoutSoftHyphens(seite.title),
    startDate: writeMoment(von),
    endDate: writeMoment(bis),
    eventStatus: abgesagt ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: 'de',
    url,
    location: {
      '@type': 'Place',
      name: ort ?? adresse?.ort ?? '',
      ...(adresse ? { address: describeAddress(adresse) } : {}),
    },
    ...(seite.description ? { description: withoutSoftHyphens(seite.description) } : {}),
    ...(image ? { image: [image] } : {}),
    ...(veranstalter ? { organizer: { '@type': 'Organization', name: veranstalter } } : {}),
    ...(angebot ? { offers: describeOffer(angebot, url), isAccessibleForFree: angebot.preis === 0 } : {}),
  };
}

function describeEntry(
  { seite, publicUrl, image }: SeoQuelle,
  { istFirma, adresse, telefon, email, link, oeffnungszeiten }: NonNullable<Seo['organization']>,
): Organization | LocalBusiness {
  const hours = describeOpeningHours(oeffnungszeiten);
  const hasHours = Object.keys(hours).length > 0;
  return {
    '@type': istFirma ? 'LocalBusiness' : 'Organization',
    name: withoutSoftHyphens(seite.title),
    url: seite.canonical ?? inFull(seite.pfad, publicUrl),
    address: describeAddress(adresse),
    ...(seite.description ? { description: withoutSoftHyphens(seite.description) } : {}),
    ...(telefon ? { telephone: writeTelefon(telefon) } : {}),
    ...(email ? { email } : {}),
    ...(link ? { sameAs: [link] } : {}),
    ...(image ? { image: [image] } : {}),
    // A club has no hours, the place where it is to be found has.
    ...(istFirma ? hours : {}),
    ...(hasHours && !istFirma ? { location: { '@type': 'Place', address: describeAddress(adresse), ...hours } } : {}),
  };
}

function describeOffice({
  name,
  telefon,
  email,
  adresse,
  oeffnungszeiten,
}: NonNullable<Seo['office']>): GovernmentOffice {
  return {
    '@type': 'GovernmentOffice',
    name: withoutSoftHyphens(name),
    ...(telefon ? { telephone: writeTelefon(telefon) } : {}),
    ...(email ? { email } : {}),
    ...(adresse ? { address: describeAddress(adresse) } : {}),
    ...describeOpeningHours(oeffnungszeiten),
  };
}

/** Offices whose opening times stand on the page; they are found where the town hall is. */
function describeShownOffices({ seite, gemeinde }: SeoQuelle): GovernmentOffice[] {
  return seite.blocks
    .map(({ context }) => readOpeningTimes(context))
    .filter((times) => times !== null)
    .map(({ titel, oeffnungszeiten }) =>
      describeOffice({ ...gemeinde, name: titel || seite.title, adresse: gemeinde, oeffnungszeiten }),
    );
}

function describeService({ seite, gemeinde, publicUrl }: SeoQuelle, office: Seo['office']): GovernmentService {
  return {
    '@type': 'GovernmentService',
    name: withoutSoftHyphens(seite.title),
    url: seite.canonical ?? inFull(seite.pfad, publicUrl),
    areaServed: gemeinde.name,
    ...(seite.description ? { description: withoutSoftHyphens(seite.description) } : {}),
    ...(office ? { provider: describeOffice(office) } : {}),
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

type Fact =
  | GovernmentOrganization
  | NewsArticle
  | Event
  | Organization
  | LocalBusiness
  | GovernmentOffice
  | GovernmentService
  | BreadcrumbList;

/** The municipality on the start page, the way to the page elsewhere, and the entry when it is a published text. */
export function describePage(quelle: SeoQuelle): WithContext<Fact>[] {
  const { seite, seo } = quelle;
  const facts: Fact[] = [];
  if (seite.pfad === '/') facts.push(describeOrganisation(quelle));
  if (seo?.type === 'article' && seo.published) facts.push(describeArticle(quelle, seo.published));
  if (seo?.type === 'event' && seo.event) facts.push(describeEvent(quelle, seo.event));
  if (seo?.type === 'organization' && seo.organization) facts.push(describeEntry(quelle, seo.organization));
  if (seo?.type === 'office' && seo.office) facts.push(describeOffice(seo.office));
  facts.push(...describeShownOffices(quelle));
  if (seo?.type === 'service') facts.push(describeService(quelle, seo.office));
  if (seite.breadcrumbs.length > 1) facts.push(describeBreadcrumbs(quelle));
  return facts.map((fact) => Object.assign({ '@context': CONTEXT } as const, fact as Exclude<typeof fact, string>));
}
