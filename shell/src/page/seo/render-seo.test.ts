import type { Seo } from '@gm/shared/schemas/seo';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../base/seite-daten.ts';
import { createBlockData, createPage, gemeinde } from '../../server/page.examples.ts';
import { renderSeo } from './render-seo.ts';

const publicUrl = 'https://www.dorf.example';
const image = { id: 'bruecke', breite: 2560, hoehe: 1600, farbe: '#336699', alt: 'Die Brücke' };
const artikel: Seo = { type: 'article', published: '2026-07-03', section: 'Bauen', image };

function render(page: Partial<PageData> = {}, seo?: Seo, networks: string[] = []): string {
  const source = { seite: createPage(page), seo, gemeinde, netze: networks, publicUrl, heute: '2026-12-23' };
  const { meta, facts } = renderSeo(source);
  return meta + facts;
}
function metaOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
      name,
      content,
    ]),
  );
}
function factsOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

describe('Open Graph', () => {
  it('describes a page', () => {
    const html = render({ pfad: '/kontakt/', title: 'Kontakt', description: 'So erreichen Sie uns.' });
    expect(metaOf(html)).toEqual({
      'og:type': 'website',
      'og:site_name': 'Beispielhausen',
      'og:locale': 'de_DE',
      'og:title': 'Kontakt',
      'og:description': 'So erreichen Sie uns.',
      'og:url': 'https://www.dorf.example/kontakt/',
    });
  });

  it('shows the first hero image that has a picture', () => {
    const meta = metaOf(render({ heroImages: [{ title: 'ohne Bild' }, { bild: image }] }));
    expect(meta).toMatchObject({
      'og:image': 'https://www.dorf.example/api/bild/bruecke/1280',
      'og:image:width': '1280',
      'og:image:height': '800',
      'og:image:alt': 'Die Brücke',
    });
  });

  it('contains day, section and picture of an article', () => {
    expect(metaOf(render({}, artikel))).toMatchObject({
      'og:type': 'article',
      'og:image': 'https://www.dorf.example/api/bild/bruecke/1280',
      'article:published_time': '2026-07-03',
      'article:section': 'Bauen',
    });
  });

  it('prefers the canonical address', () => {
    const canonical = 'https://www.dorf.example/aktuelles/?seite=2';
    expect(metaOf(render({ canonical }))['og:url']).toBe(canonical);
  });
});

describe('JSON-LD', () => {
  it('describes the municipality on the start page', () => {
    const [organisation, ...rest] = factsOf(render({ pfad: '/' }, undefined, ['https://netz.example/dorf']));
    expect(rest).toEqual([]);
    expect(organisation).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'GovernmentOrganization',
      name: 'Beispielhausen',
      telephone: '+4970820000',
      address: { streetAddress: 'Hauptstraße 1', postalCode: '12345', addressCountry: 'DE' },
      sameAs: ['https://netz.example/dorf'],
    });
  });

  it('lists the breadcrumbs of a page', () => {
    const breadcrumbs = [
      { title: 'Startseite', href: '/' },
      { title: 'Kon\u00adtakt', href: '/kontakt/' },
    ];
    expect(factsOf(render({ breadcrumbs }))).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Startseite', item: 'https://www.dorf.example/' },
          { position: 2, name: 'Kontakt', item: 'https://www.dorf.example/kontakt/' },
        ],
      },
    ]);
  });

  it('describes an article as a news article by the municipality', () => {
    expect(factsOf(render({ title: 'Brücken\u00adbau' }, artikel))).toMatchObject([
      {
        '@type': 'NewsArticle',
        headline: 'Brückenbau',
        datePublished: '2026-07-03',
        articleSection: 'Bauen',
        image: ['https://www.dorf.example/api/bild/bruecke/1280'],
        publisher: { '@type': 'GovernmentOrganization', name: 'Beispielhausen' },
      },
    ]);
  });

  it('describes an event with its local time and place', () => {
    const event = {
      von: '2026-07-03T19:30',
      bis: '2026-12-04',
      ort: 'Kelter',
      adresse: { strasse: 'Gasse 1', plz: '12345', ort: 'Dorf' },
      veranstalter: 'Musikverein',
    };
    expect(factsOf(render({ title: 'Konzert' }, { type: 'event', event }))).toMatchObject([
      {
        '@type': 'Event',
        name: 'Konzert',
        startDate: '2026-07-03T19:30:00+02:00',
        endDate: '2026-12-04',
        location: { name: 'Kelter', address: { streetAddress: 'Gasse 1', addressLocality: 'Dorf' } },
        organizer: { name: 'Musikverein' },
        eventStatus: 'https://schema.org/EventScheduled',
      },
    ]);
    const offer = { preis: 0, von: '2026-06-01', bis: '2026-06-30' };
    expect(factsOf(render({ pfad: '/kurs/' }, { type: 'event', event: { ...event, angebot: offer } }))).toMatchObject([
      {
        isAccessibleForFree: true,
        offers: {
          '@type': 'Offer',
          price: 0,
          priceCurrency: 'EUR',
          url: 'https://www.dorf.example/kurs/',
          validFrom: '2026-06-01',
          validThrough: '2026-06-30',
        },
      },
    ]);
    expect(factsOf(render({}, { type: 'event', event: { ...event, abgesagt: true } }))).toMatchObject([
      { eventStatus: 'https://schema.org/EventCancelled' },
    ]);
  });

  it('describes an entry of the directory with its contact data', () => {
    const organization = {
      istFirma: true,
      adresse: { strasse: 'Gasse 1', plz: '12345', ort: 'Dorf' },
      telefon: '07082 000-1',
      email: 'info@holz.example',
      link: 'https://holz.example/',
    };
    expect(factsOf(render({ title: 'Zimmerei' }, { type: 'organization', organization }))).toMatchObject([
      {
        '@type': 'LocalBusiness',
        name: 'Zimmerei',
        address: { streetAddress: 'Gasse 1', addressLocality: 'Dorf' },
        telephone: '+4970820001',
        sameAs: ['https://holz.example/'],
      },
    ]);
    const club = { ...organization, istFirma: false };
    expect(factsOf(render({}, { type: 'organization', organization: club }))).toMatchObject([
      { '@type': 'Organization' },
    ]);
  });

  it('names the responsible office of a service, and the contact data of an office', () => {
    const office = {
      name: 'Bürgerbüro',
      telefon: '07082 000-30',
      email: null,
      adresse: { strasse: 'Gasse 1', plz: '12345', ort: 'Dorf' },
    };
    const amt = { '@type': 'GovernmentOffice', name: 'Bürgerbüro', telephone: '+49708200030' };
    expect(factsOf(render({ title: 'Reisepass' }, { type: 'service', office }))).toMatchObject([
      { '@type': 'GovernmentService', name: 'Reisepass', provider: { ...amt, address: { addressLocality: 'Dorf' } } },
    ]);
    const [fact] = factsOf(render({ title: 'Sachgebiet 12' }, { type: 'office', office }));
    expect(fact).toMatchObject(amt);
    expect(fact).not.toHaveProperty('email');
  });

  it('omits missing data of an entry', () => {
    expect(factsOf(render({}, { type: 'article' }))).toEqual([]);
    const [article] = factsOf(render({}, { type: 'article', published: '2026-07-03' }));
    expect(article).not.toHaveProperty('image');
    expect(article).not.toHaveProperty('articleSection');
  });
});

it('escapes hostile texts', () => {
  const title = '"><script>alert(1)</script>';
  const breadcrumbs = [
    { title, href: '/' },
    { title: '</script><img src=x>', href: 'https://[' },
  ];
  const html = render({ title, description: title, breadcrumbs }, { ...artikel, section: title });
  expect(html.match(/<script(?! type="application\/ld\+json">)/g)).toBeNull();
  expect(html).not.toContain('<img');
  expect(metaOf(html)['og:title']).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(factsOf(html)).toHaveLength(2);
});

it('omits everything on an error page', () => {
  expect(render({ status: 404 })).toBe('');
});

describe('opening hours', () => {
  const openingHours = [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
      regulaereZeiten: [{ tagestyp: 'DONNERSTAG' as const, beginn: '14:00', ende: '18:00' }],
      abweichendeZeiten: [{ beginn: '2026-12-24', ende: '2027-01-06' }],
    },
    {
      typ: 'TELEFONISCHE_ERREICHBARKEIT' as const,
      regulaereZeiten: [{ tagestyp: 'MONTAG' as const, beginn: '08:00', ende: '12:00' }],
      abweichendeZeiten: [],
    },
  ];
  const hours = {
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Thursday'],
        opens: '14:00',
        closes: '18:00',
      },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2027-01-06',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  };
  const closed = (day: string) => ({ validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' });
  const address = { strasse: 'Markt 1', plz: '12345', ort: 'Dorf' };

  it('of a page are those of an office, without its telephone hours', () => {
    const context = { titel: 'Bürgerbüro', oeffnungszeiten: openingHours };
    const [office] = factsOf(render({ title: 'Anschrift', blocks: [createBlockData({ context })] }));
    expect(office).toMatchObject({ '@type': 'GovernmentOffice', name: 'Bürgerbüro', ...hours });
  });

  it('name the holidays that the page announces', () => {
    const daily = [{ tagestyp: 'ARBEITSTAG_MO_FR' as const, beginn: '08:00', ende: '12:00' }];
    const oeffnungszeiten = [{ typ: 'SERVICEZEIT' as const, regulaereZeiten: daily, abweichendeZeiten: [] }];
    const [office] = factsOf(render({}, { type: 'office', office: { name: 'Bauamt', oeffnungszeiten } }));
    expect(office).toMatchObject({ specialOpeningHoursSpecification: [closed('2026-12-25'), closed('2027-01-01')] });
  });

  it('belong to an office, to a company, or to the place of a club', () => {
    const factOf = (seo: Seo) => factsOf(render({}, seo))[0];
    expect(factOf({ type: 'office', office: { name: 'Bauamt', oeffnungszeiten: openingHours } })).toMatchObject(hours);
    const of = (isCompany: boolean) =>
      factOf({
        type: 'organization',
        organization: { istFirma: isCompany, adresse: address, oeffnungszeiten: openingHours },
      });
    expect(of(true)).toMatchObject({ '@type': 'LocalBusiness', ...hours });
    expect(of(false)).toMatchObject({ '@type': 'Organization', location: { '@type': 'Place', ...hours } });
    expect(of(false)).not.toHaveProperty('openingHoursSpecification');
  });
});
