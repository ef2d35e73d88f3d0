import { PREVIEW } from '@gm/shared/rules/preview';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { findErrorText } from '../../base/error-text.ts';
import { Hero } from '../hero/hero.tsx';
import layout from '../styles/layout.module.css';
import styles from './error-page.module.css';
import type { SimilarPage } from './find-similar.ts';
import { readAddressWords } from './read-address-words.ts';

interface ErrorPageProps {
  /** HTTP status of the response. */
  status: number;
  /** Recipient of reports about missing pages. */
  email: string;
  /** Requested path. */
  path: string;
  /** Suggested pages. */
  similar?: readonly SimilarPage[] | undefined;
  /** The most wanted tasks. */
  wanted?: readonly SimilarPage[] | undefined;
  /** The address contains a secret: a link in a mail. */
  isPrivate?: boolean;
  /** Explains the status better than its general text. */
  reason?: string | undefined;
  /** The site has no page at all. */
  empty?: true | undefined;
}

/** Shows the operator of a new site the next steps; visitors read that it is not ready yet. */
function EmptyWebsite() {
  return (
    <>
      <Hero layout="wide" title="Hier entsteht eine Website" breadcrumbs={[]} images={[]} />
      <div className={layout['layout-wide']}>
        <div className={`${layout.sheet} ${styles.error}`}>
          <h2>Diese Website hat noch keine Inhalte</h2>
          <p>Sie läuft, und ihre Datenbank ist eingerichtet. Wer sie betreibt, füllt sie auf einem dieser Wege:</p>
          <ul>
            <li>
              <code>npm run content -- import &lt;Ordner&gt;</code> nimmt einen Ordner mit Inhalten auf, wie ihn{' '}
              <code>npm run content -- export</code> schreibt. <code>api/content</code> ist eine Beispielgemeinde.
            </li>
            <li>
              <code>npm run restore</code> bringt eine Sicherung zurück.
            </li>
            <li>
              <code>DEMO=1</code> füllt eine leere Datenbank beim Start mit der Beispielgemeinde.
            </li>
          </ul>
          <p>Alles Weitere steht in docs/operations.md.</p>
        </div>
      </div>
    </>
  );
}

function LinkList({ pages }: { pages: readonly SimilarPage[] }) {
  return (
    <ul>
      {pages.map(({ titel: title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** Ways on from a missing page: a suggested page, or a search for its words. */
function Next({ path, similar = [] }: Pick<ErrorPageProps, 'path' | 'similar'>) {
  const [first, ...others] = similar;
  return (
    <>
      {first && others.length === 0 && (
        <p>
          Meinten Sie <a href={first.href}>{first.titel}</a>?
        </p>
      )}
      {others.length > 0 && (
        <div>
          <h3>Meinten Sie eine dieser Seiten?</h3>
          <LinkList pages={similar} />
        </div>
      )}
      <search>
        <form action="/suche/" className={styles.search}>
          <label htmlFor="fehler-q">Wonach haben Sie gesucht?</label>
          <input id="fehler-q" type="search" name="q" defaultValue={readAddressWords(path).join(' ')} maxLength={200} />
          <Button type="submit">Suchen</Button>
        </form>
      </search>
    </>
  );
}

/** The error view for every status from 400 on (requirement S-13). */
export function ErrorPage({
  status,
  email,
  path,
  similar,
  wanted = [],
  isPrivate = false,
  reason,
  empty,
}: ErrorPageProps) {
  if (empty) return <EmptyWebsite />;
  const { titel: title, text } = findErrorText(status, { privat: isPrivate, vorschau: path.startsWith(PREVIEW) });
  const missing = status === 404 && !isPrivate;
  const subject = encodeURIComponent('Fehlende Seite auf der Website');
  const content = encodeURIComponent(`Guten Tag,\n\ndiese Seite habe ich nicht gefunden: ${path}\n`);
  return (
    <>
      <Hero layout="default" title={`Fehler - ${status}`} breadcrumbs={[]} images={[]} tight />
      <div className={layout['layout-default']}>
        <div className={`${layout.sheet} ${styles.error}`}>
          <h2>{title}</h2>
          <p>{reason ?? text}</p>
          {missing && <Next path={path} similar={similar} />}
          {status === 404 && isPrivate && (
            <p>
              Hilft das nicht? Schreiben Sie uns: <MailLink address={email} />
            </p>
          )}
          {missing && (
            <p>
              Sie vermissen eine Seite?{' '}
              <a href={`mailto:${email}?subject=${subject}&body=${content}`}>
                Melden Sie uns die fehlende Seite per E-Mail
              </a>
            </p>
          )}
          <p>
            <LinkButton href="/">Zurück zur Startseite</LinkButton>
          </p>
        </div>
        {missing && wanted.length > 0 && (
          <aside className={layout.aside}>
            <nav className={styles.wanted} aria-labelledby="fehler-gesucht">
              <h2 id="fehler-gesucht">Oft gesucht</h2>
              <LinkList pages={wanted} />
            </nav>
          </aside>
        )}
      </div>
    </>
  );
}
