import { toTelHref } from '@gm/shared/format/to-tel-href';
import { LinkButton } from '@gm/shared/ui/link-button';
import { renderToStaticMarkup } from 'react-dom/server';
import styles from '../error-page/error-page.module.css';
import { Hero } from '../hero/hero.tsx';
import type { SiteFrame } from '../render/site-frame.ts';
import layout from '../styles/layout.module.css';
import type { Outage } from './outage.ts';

const WORDS: Record<Outage, { titel: string; grund: string; rat: string }> = {
  offline: {
    titel: 'Sie sind offline',
    grund: 'Diese Seite ist ohne Internet nicht verfügbar',
    rat: 'Seiten, die Sie auf diesem Gerät schon besucht haben, können Sie weiterhin lesen. Für alle anderen brauchen Sie eine Verbindung zum Internet.',
  },
  gestoert: {
    titel: 'Unsere Website antwortet nicht',
    grund: 'Diese Seite können wir gerade nicht zeigen',
    rat: 'Ihr Gerät ist verbunden, aber unsere Website ist gestört oder über Ihr Netz nicht zu erreichen. Bitte versuchen Sie es in einigen Minuten noch einmal. Seiten, die Sie auf diesem Gerät schon besucht haben, können Sie weiterhin lesen.',
  },
};

/**
 * The page shown instead of one that is not cached. Its only script sets the colours: stylesheets and fonts are in the
 * worker's cache, the chrome works natively, and 'Erneut versuchen' loads the requested address.
 * @param head markup of the stylesheets and icons
 */
export function renderOfflinePage(outage: Outage, { gemeinde, chrome }: SiteFrame, head: string): string {
  const { titel: title, grund: reason, rat: council } = WORDS[outage];
  const markup = renderToStaticMarkup(
    <html lang="de" data-theme="default" data-layout="default" data-app={chrome.app ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${gemeinde.name}`}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body id="oben">
        <div className="gm-contents" dangerouslySetInnerHTML={{ __html: chrome.kopf }} />
        <main id="inhalt" tabIndex={-1}>
          <Hero layout="default" title={title} breadcrumbs={[]} images={[]} tight />
          <div className={layout['layout-wide']}>
            <div className={`${layout.sheet} ${styles.error}`}>
              <h2>{reason}</h2>
              <p>{council}</p>
              <p>
                {/* An empty href is the current address. */}
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
