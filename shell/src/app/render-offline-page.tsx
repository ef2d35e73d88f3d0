import { toTelHref } from '@gm/shared/format/to-tel-href';
import { LinkButton } from '@gm/shared/ui/link-button';
import { renderToStaticMarkup } from 'react-dom/server';
import styles from '../fehlerseite/fehlerseite.module.css';
import { Hero } from '../hero/hero.tsx';
import type { SiteFrame } from '../server/site-frame.ts';
import layout from '../stile/layout.module.css';

/**
 * The page that stands in for one that was never visited. It has no script but one for its colours: stylesheets and fonts are in the worker's
 * cache, the chrome works natively, and 'Erneut versuchen' loads the address the visitor wanted.
 * @param head markup of the stylesheets and icons
 */
export function renderOfflinePage({ gemeinde, chrome }: SiteFrame, head: string): string {
  const markup = renderToStaticMarkup(
    <html lang="de" data-theme="default" data-layout="default" data-app={chrome.app ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Sie sind offline – ${gemeinde.name}`}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body id="oben">
        <div className="gm-contents" dangerouslySetInnerHTML={{ __html: chrome.kopf }} />
        <main id="inhalt" tabIndex={-1}>
          <Hero layout="default" title="Sie sind offline" breadcrumbs={[]} images={[]} />
          <div className={layout['layout-wide']}>
            <div className={`${layout.sheet} ${styles.fehler}`}>
              <h2>Diese Seite ist ohne Internet nicht verfügbar</h2>
              <p>
                Seiten, die Sie auf diesem Gerät schon besucht haben, können Sie weiterhin lesen. Für alle anderen
                brauchen Sie eine Verbindung zum Internet.
              </p>
              <p>
                {/* An empty reference is the address in the address bar, whichever it is. */}
                <LinkButton href="">Erneut versuchen</LinkButton>
                <LinkButton href="/" variant="secondary">
                  Zur Startseite
                </LinkButton>
              </p>
              <p>
                Sie erreichen die Gemeinde auch unter <a href={toTelHref(gemeinde.telefon)}>{gemeinde.telefon}</a>.
              </p>
            </div>
          </div>
        </main>
        <div className="gm-contents" dangerouslySetInnerHTML={{ __html: chrome.fuss + chrome.panele }} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup.replace('</head>', `${head}</head>`)}`;
}
