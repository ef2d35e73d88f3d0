import { type ReactNode, useRef } from 'react';
import { Fortschritt } from '../navigation/fortschritt.tsx';
import type { Chrome, SeitenDaten } from './seite-daten.ts';

interface DokumentProps {
  seite: SeitenDaten;
  /** Markup of header and footer: rendered once on the server, never hydrated, kept as it stands. */
  chrome: Chrome;
  children: ReactNode;
}

/** The chrome's markup does not change while the document lives; its behaviour is `chrome.client.ts`. */
function useFirst<T>(value: T): T {
  return useRef(value).current;
}

/** The whole document. Stylesheets, scripts and page data are put in by the server (server/document-shell.ts). */
export function Dokument({ seite, chrome, children }: DokumentProps) {
  const { kopf, fuss, app } = useFirst(chrome);
  return (
    <html lang="de" data-theme={seite.theme} data-layout={seite.layout} data-app={app ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{seite.documentTitle}</title>
        {seite.description && <meta name="description" content={seite.description} />}
        {seite.robots && <meta name="robots" content={seite.robots} />}
        {seite.canonical && <link rel="canonical" href={seite.canonical} />}
        {seite.feed && (
          <link rel="alternate" type="application/atom+xml" title={seite.feed.title} href={seite.feed.href} />
        )}
      </head>
      <body id="oben">
        <Fortschritt />
        {seite.layout !== 'blank' && (
          <div
            id="chrome-kopf"
            className="gm-contents"
            dangerouslySetInnerHTML={{ __html: kopf }}
            suppressHydrationWarning
          />
        )}
        {children}
        {seite.layout !== 'blank' && (
          <div
            id="chrome-fuss"
            className="gm-contents"
            dangerouslySetInnerHTML={{ __html: fuss }}
            suppressHydrationWarning
          />
        )}
      </body>
    </html>
  );
}
