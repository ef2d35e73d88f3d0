import { expect, it } from 'vitest';
import { type FeedEntry, renderFeed } from './feed-document.ts';

const artikel = (values: Partial<FeedEntry> = {}): FeedEntry => ({
  dauerhaft: '/aktuelles/id_7/',
  titel: 'Neue Brücke',
  einleitung: 'Sie ist offen.',
  datum_von: '2026-07-03',
  rubrik_name: 'Bauen',
  detailURL: '/aktuelles/neue-bruecke-id_7/',
  ...values,
});
const render = (...list: FeedEntry[]) =>
  renderFeed({
    siteUrl: 'https://www.dorf.example/',
    gemeinde: 'Dorf',
    uebersicht: { title: 'Aktuelles', href: '/aktuelles/' },
    eintraege: list,
  });

it('uses absolute addresses', () => {
  const addresses = [...render(artikel()).matchAll(/(?:href="|<id>|<uri>)([^"<]+)/g)].map(([, address]) => address);
  expect(addresses).toContain('https://www.dorf.example/aktuelles/feed.xml');
  expect(addresses).toContain('https://www.dorf.example/aktuelles/neue-bruecke-id_7/');
  expect(addresses.filter((address) => !address?.startsWith('https://www.dorf.example/'))).toEqual([]);
});

it('keeps the id of an entry when its title and address change', () => {
  const changed = artikel({ titel: 'Brücke offen', detailURL: '/aktuelles/bruecke-offen-id_7/' });
  for (const entry of [artikel(), changed]) {
    expect(render(entry)).toContain('<id>https://www.dorf.example/aktuelles/id_7/</id>');
  }
});

it.each([
  ['2026-07-03', '2026-07-02T22:00:00.000Z'],
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
])('dates %s at midnight in the municipality’s time zone', (datum_von, instant) => {
  const feed = render(artikel({ datum_von }));
  expect(feed.match(/<updated>[^<]+/g)).toEqual([`<updated>${instant}`, `<updated>${instant}`]);
  expect(feed).toContain(`<published>${instant}</published>`);
});

it('escapes markup in titles and removes soft hyphens', () => {
  const feed = render(
    artikel({ titel: '<b>Brücken\u00adbau</b> & ]]> mehr', einleitung: '<script>alert(1)</script>' }),
  );
  expect(feed).not.toContain('\u00ad');
  expect(feed).toContain('<title type="text">&lt;b&gt;Brückenbau&lt;/b&gt; &amp; ]]&gt; mehr</title>');
  expect(feed).toContain('<summary type="text">&lt;script&gt;alert(1)&lt;/script&gt;</summary>');
  expect(feed).not.toMatch(/CDATA|type="html"/);
});

it('is valid without articles, and deterministic', () => {
  expect(render()).toContain('<feed');
  expect(render()).toBe(render());
});
