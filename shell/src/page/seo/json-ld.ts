/** Data of a page for search engines in the vocabulary of schema.org. */

import { toTelHref } from '@gm/shared/format/to-tel-href';
import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
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
import type { PageData } from '../../base/seite-daten.ts';
import { describeOpeningHours, readOpeningTimes } from './opening-hours.ts';

export interface SeoSource {
  seite: PageData;
  /** Of the entry that the page is about, if any. */
  seo: Seo | undefined;
  gemeinde: GemeindeShort;
  /** Addresses of the municipality's accounts in social networks. */
  netze: string[];
  /** Address of the site without a trailing slash. */
  publicUrl: string;
  /** The day in the municipality, `YYYY-MM-DD`. */
  heute: string;
  /** Absolute address of the page's picture, or null. */
  image: string | null;
}

const CONTEXT = 'https://schema.org';

const berlin = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** `2026-03-28T19:00` → `2026-03-28T19:00:00+01:00`; dates and invalid values stay unchanged. */
function writeMoment(moment: string): string {
  const about = new Date(`${moment}:00Z`);
  if (!moment.includes('T') || Number.isNaN(about.getTime())) return moment;
  // Daylight saving time changes at night, when an hour makes no difference to an event.
  const offset = berlin
    .formatToParts(about)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  return `${moment}:00${offset ?? ''}`;
}

/** Soft hyphens are for narrow columns only. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');

/** An invalid address becomes the start page: search engines reject incomplete data as a whole. */
const inFull = (href: string, publicUrl: string) =>
  URL.canParse(href, `${publicUrl}/`) ? new URL(href, `${publicUrl}/`).href : `${publicUrl}/`;

function describeAddress({
  strasse: street,
  plz: postcode,
  ort: location,
}: {
  strasse: string;
  plz: string;
  ort: string;
}): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: location,
    addressCountry: 'DE',
  };
}

const writePhone = (phone: string) => toTelHref(phone).replace(/^tel:/, '');

function describeOrganisation({ gemeinde, netze: networks, publicUrl }: SeoSource): GovernmentOrganization {
  const { name, telefon: phone, email } = gemeinde;
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${publicUrl}/#gemeinde`,
    name,
    url: `${publicUrl}/`,
    telephone: writePhone(phone),
    email,
    address: describeAddress(gemeinde),
    ...(networks.length > 0 ? { sameAs: networks } : {}),
  };
}

function describeArticle(source: SeoSource, published: string): NewsArticle {
  const { seite: page, seo, gemeinde, publicUrl, image } = source;
  const publisher = {
    '@type': 'GovernmentOrganization' as const,
    '@id': `${publicUrl}/#gemeinde`,
    name: gemeinde.name,
    url: `${publicUrl}/`,
  };
  return {
    '@type': 'NewsArticle',
    headline: withoutSoftHyphens(page.title),
    datePublished: published,
    inLanguage: 'de',
    mainEntityOfPage: page.canonical ?? inFull(page.pfad, publicUrl),
    publisher,
    author: publisher,
    ...(page.description ? { description: withoutSoftHyphens(page.description) } : {}),
    ...(image ? { image: [image] } : {}),
    ...(seo?.section ? { articleSection: seo.section } : {}),
  };
}

function describeOffer(
  { preis: price, von: from, bis: until }: { preis: number; von: string; bis: string },
  url: string,
): Offer {
  return { '@type': 'Offer', price, priceCurrency: 'EUR', url, validFrom: from, validThrough: until };
}

function describeEvent({ seite: page, publicUrl, image }: SeoSource, event: NonNullable<Seo['event']>): Event {
  const {
    von: from,
    bis: until,
    ort: location,
    adresse: address,
    veranstalter: organiser,
    angebot: offer,
    abgesagt: calledOff,
  } = event;
  const url = page.canonical ?? inFull(page.pfad, publicUrl);
  return {
    '@type': 'Event',
    name: withoutSoftHyphens(page.title),
    startDate: writeMoment(from),
    endDate: writeMoment(until),
    eventStatus: calledOff ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: 'de',
    url,
    location: {
      '@type': 'Place',
      name: location ?? address?.ort ?? '',
      ...(address ? { address: describeAddress(address) } : {}),
    },
    ...(page.description ? { description: withoutSoftHyphens(page.description) } : {}),
    ...(image ? { image: [image] } : {}),
    ...(organiser ? { organizer: { '@type': 'Organization', name: organiser } } : {}),
    ...(offer ? { offers: describeOffer(offer, url), isAccessibleForFree: offer.preis === 0 } : {}),
  };
}

function describeEntry(
  { seite: page, publicUrl, image, heute: today }: SeoSource,
  {
    istFirma: isCompany,
    adresse: address,
    telefon: phone,
    email,
    link,
    oeffnungszeiten: openingHours,
  }: NonNullable<Seo['organization']>,
): Organization | LocalBusiness {
  const hours = describeOpeningHours(openingHours, today);
  const hasHours = Object.keys(hours).length > 0;
  return {
    '@type': isCompany ? 'LocalBusiness' : 'Organization',
    name: withoutSoftHyphens(page.title),
    url: page.canonical ?? inFull(page.pfad, publicUrl),
    address: describeAddress(address),
    ...(page.description ? { description: withoutSoftHyphens(page.description) } : {}),
    ...(phone ? { telephone: writePhone(phone) } : {}),
    ...(email ? { email } : {}),
    ...(link ? { sameAs: [link] } : {}),
    ...(image ? { image: [image] } : {}),
    // A club has no opening hours, but its place has.
    ...(isCompany ? hours : {}),
    ...(hasHours && !isCompany ? { location: { '@type': 'Place', address: describeAddress(address), ...hours } } : {}),
  };
}

function describeOffice(
  { name, telefon: phone, email, adresse: address, oeffnungszeiten: openingHours }: NonNullable<Seo['office']>,
  today: string,
): GovernmentOffice {
  return {
    '@type': 'GovernmentOffice',
    name: withoutSoftHyphens(name),
    ...(phone ? { telephone: writePhone(phone) } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address: describeAddress(address) } : {}),
    ...describeOpeningHours(openingHours, today),
  };
}

/** Offices whose opening hours are on the page; their address is the town hall's. */
function describeShownOffices({ seite: page, gemeinde, heute: today }: SeoSource): GovernmentOffice[] {
  return page.blocks
    .map(({ context }) => readOpeningTimes(context))
    .filter((times) => times !== null)
    .map(({ titel: title, oeffnungszeiten: openingHours }) =>
      describeOffice(
        { ...gemeinde, name: title || page.title, adresse: gemeinde, oeffnungszeiten: openingHours },
        today,
      ),
    );
}

function describeService(
  { seite: page, gemeinde, publicUrl, heute: today }: SeoSource,
  office: Seo['office'],
): GovernmentService {
  return {
    '@type': 'GovernmentService',
    name: withoutSoftHyphens(page.title),
    url: page.canonical ?? inFull(page.pfad, publicUrl),
    areaServed: gemeinde.name,
    ...(page.description ? { description: withoutSoftHyphens(page.description) } : {}),
    ...(office ? { provider: describeOffice(office, today) } : {}),
  };
}

function describeBreadcrumbs({ seite: page, publicUrl }: SeoSource): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumbs.map(({ title, href }, index) => ({
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

/** The municipality on the start page, the breadcrumbs elsewhere, and the entry when it is a published text. */
export function describePage(source: SeoSource): WithContext<Fact>[] {
  const { seite: page, seo } = source;
  const facts: Fact[] = [];
  if (page.pfad === '/') facts.push(describeOrganisation(source));
  if (seo?.type === 'article' && seo.published) facts.push(describeArticle(source, seo.published));
  if (seo?.type === 'event' && seo.event) facts.push(describeEvent(source, seo.event));
  if (seo?.type === 'organization' && seo.organization) facts.push(describeEntry(source, seo.organization));
  if (seo?.type === 'office' && seo.office) facts.push(describeOffice(seo.office, source.heute));
  facts.push(...describeShownOffices(source));
  if (seo?.type === 'service') facts.push(describeService(source, seo.office));
  if (page.breadcrumbs.length > 1) facts.push(describeBreadcrumbs(source));
  return facts.map((fact) => Object.assign({ '@context': CONTEXT } as const, fact as Exclude<typeof fact, string>));
}
