import type { ReactNode } from 'react';
import type { Chrome, PageData } from '../../base/seite-daten.ts';
import type { RenderedBlock } from '../../isolation/render-block.tsx';
import layout from '../styles/layout.module.css';
import { FOOTER_ID, findFirstPaint, formatBlockId } from './first-paint.ts';

interface DocumentProps {
  seite: PageData;
  /** Markup of header and footer; its behaviour is in `chrome.client.ts`. */
  chrome: Chrome;
  blocks: RenderedBlock[];
  children: ReactNode;
}

/** The whole document. The server inserts stylesheets, scripts and page data (page/render/document-parts.ts). */
export function HtmlDocument({ seite: page, chrome, blocks, children }: DocumentProps) {
  const { kopf: head, panele: panels, fuss, app } = chrome;
  const firstPaint = findFirstPaint(page, blocks);
  return (
    <html lang="de" data-theme={page.theme} data-layout={page.layout} data-app={app ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.documentTitle}</title>
        {page.description && <meta name="description" content={page.description} />}
        {page.robots && <meta name="robots" content={page.robots} />}
        {page.canonical && <link rel="canonical" href={page.canonical} />}
        {page.layout !== 'blank' && (
          <link
            rel="expect"
            href={`#${firstPaint === undefined ? FOOTER_ID : formatBlockId(firstPaint)}`}
            blocking="render"
          />
        )}
        {page.feed && (
          <link rel="alternate" type="application/atom+xml" title={page.feed.title} href={page.feed.href} />
        )}
      </head>
      <body id="oben">
        {/* The thin progress bar while a page is being fetched (browser/navigation/progress.ts). */}
        <div className={layout.progress} id="fortschritt" role="status" aria-live="polite" />
        {page.layout !== 'blank' && (
          <div id="chrome-kopf" className="gm-contents" dangerouslySetInnerHTML={{ __html: head }} />
        )}
        {children}
        {page.layout !== 'blank' && (
          <div id={FOOTER_ID} className="gm-contents" dangerouslySetInnerHTML={{ __html: fuss + panels }} />
        )}
        {/* Read by screen readers after a navigation. */}
        <p className="gm-visually-hidden" aria-live="polite" aria-atomic="true" id="ansage" />
      </body>
    </html>
  );
}
