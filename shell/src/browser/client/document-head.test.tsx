// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageHead } from '../../base/seite-daten.ts';
import { HtmlDocument } from '../../page/layout/document.tsx';
import { createPage } from '../../server/page.examples.ts';
import { readHead, writeHead } from './document-head.ts';

const FULL: PageHead = {
  status: 200,
  layout: 'wide',
  theme: 'natur',
  documentTitle: 'Aktuelles – Beispielhausen',
  description: 'Was „heute“ & morgen ist',
  canonical: 'https://www.beispielhausen.example/aktuelles/',
  robots: 'noindex',
  feed: { title: 'Aktuelles', href: '/aktuelles/feed.xml' },
};
const BARE: PageHead = {
  status: 404,
  layout: 'default',
  theme: 'default',
  documentTitle: 'Fehler – Beispielhausen',
  description: null,
  canonical: null,
  robots: null,
};

/** Sets up the document as the server sends it. */
function send(head: PageHead): void {
  const html = renderToStaticMarkup(
    <HtmlDocument seite={createPage(head)} chrome={{ kopf: '', panele: '', fuss: '' }} blocks={[]}>
      <main />
    </HtmlDocument>,
  );
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  for (const { name, value } of documentElement.attributes) document.documentElement.setAttribute(name, value);
  document.documentElement.innerHTML = documentElement.innerHTML;
}
/** The tags of the head, independent of their order. */
const listTags = () => [...document.head.children].map(({ outerHTML }) => outerHTML).sort();

describe('the head of a page', () => {
  it.each([
    ['everything', FULL],
    ['nothing more than it must', BARE],
  ])('with %s is read as written, by server and browser alike', (_what, head) => {
    send(head);
    expect(readHead(head.status)).toEqual(head);
    const fromServer = listTags();
    send(head === FULL ? BARE : FULL);
    writeHead(head);
    expect(listTags()).toEqual(fromServer);
    expect(readHead(head.status)).toEqual(head);
  });

  it('contains each tag once, however many pages follow one another', () => {
    send(FULL);
    for (const head of [FULL, BARE, FULL, FULL]) writeHead(head);
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

  it('keeps the tags of the whole site', () => {
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
