import type { ReactNode } from 'react';
import { hasSlides } from '../hero/choose-hero-images.ts';
import { SLIDES_END } from '../hero/hero-slider.tsx';
import layout from '../stile/layout.module.css';
import type { Chrome, SeitenDaten } from './seite-daten.ts';

interface DokumentProps {
  seite: SeitenDaten;
  /** Markup of header and footer; its behaviour is `chrome.client.ts`. */
  chrome: Chrome;
  children: ReactNode;
}

/** The whole document. Stylesheets, scripts and page data are put in by the server (server/document-parts.ts). */
export function Dokument({ seite, chrome, children }: DokumentProps) {
  const { kopf, panele, fuss, app } = chrome;
  return (
    <html lang="de" data-theme={seite.theme} data-layout={seite.layout} data-app={app ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{seite.documentTitle}</title>
        {seite.description && <meta name="description" content={seite.description} />}
        {seite.robots && <meta name="robots" content={seite.robots} />}
        {seite.canonical && <link rel="canonical" href={seite.canonical} />}
        {/* Whoever gets a page in pieces sees no half of its header or slides, which would move when the rest comes. */}
        {seite.layout !== 'blank' && (
          <link
            rel="expect"
            href={hasSlides(seite.layout, seite.heroImages) ? `#${SLIDES_END}` : '#chrome-kopf'}
            blocking="render"
          />
        )}
        {seite.feed && (
          <link rel="alternate" type="application/atom+xml" title={seite.feed.title} href={seite.feed.href} />
        )}
      </head>
      <body id="oben">
        {/* The thin bar at the top while a page is being fetched (navigation/progress.ts). */}
        <div className={layout.progress} id="fortschritt" role="status" aria-live="polite" />
        {seite.layout !== 'blank' && (
          <div id="chrome-kopf" className="gm-contents" dangerouslySetInnerHTML={{ __html: kopf }} />
        )}
        {children}
        {seite.layout !== 'blank' && (
          <div id="chrome-fuss" className="gm-contents" dangerouslySetInnerHTML={{ __html: fuss + panele }} />
        )}
        {/* Spoken by screen readers after a navigation. */}
        <p className="gm-visually-hidden" aria-live="polite" aria-atomic="true" id="ansage" />
      </body>
    </html>
  );
}
