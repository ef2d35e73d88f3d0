// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dokument } from '../seite/dokument.tsx';
import type { Seitenkopf } from '../seite/seite-daten.ts';
import { createSeite } from '../server/page.beispiele.ts';
import { readHead, writeHead } from './document-head.ts';

const FULL: Seitenkopf = {
  status: 200,
  layout: 'wide',
  theme: 'natur',
  documentTitle: 'Aktuelles – Beispielhausen',
  description: 'Was „heute“ & morgen ist',
  canonical: 'https://www.beispielhausen.example/aktuelles/',
  robots: 'noindex',
  feed: { title: 'Aktuelles', href: '/aktuelles/feed.xml' },
};
const BARE: Seitenkopf = {
  status: 404,
  layout: 'default',
  theme: 'default',
  documentTitle: 'Fehler – Beispielhausen',
  description: null,
  canonical: null,
  robots: null,
};

/** The document as the server sends it. */
function send(kopf: Seitenkopf): void {
  const html = renderToStaticMarkup(
    <Dokument seite={createSeite(kopf)} chrome={{ kopf: '', panele: '', fuss: '' }}>
      <main />
    </Dokument>,
  );
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  for (const { name, value } of documentElement.attributes) document.documentElement.setAttribute(name, value);
  document.documentElement.innerHTML = documentElement.innerHTML;
}
/** What the head says of the page, whatever the order. */
const listTags = () => [...document.head.children].map(({ outerHTML }) => outerHTML).sort();

describe('the head of a page', () => {
  it.each([
    ['everything', FULL],
    ['nothing more than it must', BARE],
  ])('that says %s is read as it was written, by server and browser alike', (_what, kopf) => {
    send(kopf);
    expect(readHead(kopf.status)).toEqual(kopf);
    const fromServer = listTags();
    send(kopf === FULL ? BARE : FULL);
    writeHead(kopf);
    expect(listTags()).toEqual(fromServer);
    expect(readHead(kopf.status)).toEqual(kopf);
  });

  it('has each of its words once, however many pages come after one another', () => {
    send(FULL);
    for (const kopf of [FULL, BARE, FULL, FULL]) writeHead(kopf);
    for (const selector of [
      'title',
      'meta[name=description]',
      'meta[name=robots]',
      'link[rel=canonical]',
      'link[rel=alternate]',
    ])
      expect(document.head.querySelectorAll(selector)).toHaveLength(1);
    expect(document.title).toBe('Aktuelles – Beispielhausen');
    expect({ ...document.documentElement.dataset }).toEqual({ theme: 'natur', layout: 'wide' });
  });

  it('keeps what is the whole site’s', () => {
    send(FULL);
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="icon" href="/i.svg"><meta name="theme-color" content="#000">',
    );
    writeHead(BARE);
    expect(document.head.querySelectorAll('link[rel=icon], meta[name=theme-color], meta[name=viewport]')).toHaveLength(
      3,
    );
  });
});
