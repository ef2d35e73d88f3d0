import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Hero } from '../hero/hero.tsx';
import layout from '../stile/layout.module.css';
import styles from './fehlerseite.module.css';
import { findFehlertext } from './fehlertext.ts';
import type { AehnlicheSeite } from './find-aehnliche.ts';
import { readAdressworte } from './read-adressworte.ts';

interface FehlerseiteProps {
  /** HTTP status of the reply. */
  status: number;
  /** Where missing pages are reported. */
  email: string;
  /** Path that was asked for. */
  pfad: string;
  /** Pages that were perhaps meant. */
  aehnliche?: readonly AehnlicheSeite[] | undefined;
  /** The address has a secret: a link of a mail. */
  privat?: boolean;
  /** No page exists at all. */
  leer?: true | undefined;
}

/** Whoever has just started a site sees what is to be done next; visitors, that it is not theirs yet. */
function LeereWebsite() {
  return (
    <>
      <Hero layout="wide" title="Hier entsteht eine Website" breadcrumbs={[]} images={[]} />
      <div className={layout['layout-wide']}>
        <div className={`${layout.sheet} ${styles.fehler}`}>
          <h2>Diese Website hat noch keine Inhalte</h2>
          <p>Sie läuft, und ihre Datenbank ist eingerichtet. Wer sie betreibt, füllt sie auf einem dieser Wege:</p>
          <ul>
            <li>
              <code>npm run inhalt -- import &lt;Ordner&gt;</code> nimmt einen Ordner mit Inhalten auf, wie ihn{' '}
              <code>npm run inhalt -- export</code> schreibt. <code>api/inhalt</code> ist eine Beispielgemeinde.
            </li>
            <li>
              <code>npm run zurueck</code> bringt eine Sicherung zurück.
            </li>
            <li>
              <code>DEMO=1</code> füllt eine leere Datenbank beim Start mit der Beispielgemeinde.
            </li>
          </ul>
          <p>Alles Weitere steht in docs/betrieb.md.</p>
        </div>
      </div>
    </>
  );
}

/** What else one can do who did not find a page: look for its words, or go to a page that has them. */
function Weiter({ pfad, aehnliche = [] }: Pick<FehlerseiteProps, 'pfad' | 'aehnliche'>) {
  return (
    <>
      <search>
        <form action="/suche/" className={styles.suche}>
          <label htmlFor="fehler-q">Wonach haben Sie gesucht?</label>
          <input id="fehler-q" type="search" name="q" defaultValue={readAdressworte(pfad).join(' ')} maxLength={200} />
          <Button type="submit">Suchen</Button>
        </form>
      </search>
      {aehnliche.length > 0 && (
        <div>
          <h3>Vielleicht meinten Sie</h3>
          <ul>
            {aehnliche.map(({ titel, href }) => (
              <li key={href}>
                <a href={href}>{titel}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The one error view, for every status from 400 on (requirement S-13). */
export function Fehlerseite({ status, email, pfad, aehnliche, privat = false, leer }: FehlerseiteProps) {
  if (leer) return <LeereWebsite />;
  const { titel, text } = findFehlertext(status, { privat });
  const vermisst = status === 404 && !privat;
  const betreff = encodeURIComponent('Fehlende Seite auf der Website');
  const inhalt = encodeURIComponent(`Guten Tag,\n\ndiese Seite habe ich nicht gefunden: ${pfad}\n`);
  return (
    <>
      <Hero layout="wide" title={`Fehler - ${status}`} breadcrumbs={[]} images={[]} />
      <div className={layout['layout-wide']}>
        <div className={`${layout.sheet} ${styles.fehler}`}>
          <h2>{titel}</h2>
          <p>{text}</p>
          {vermisst && <Weiter pfad={pfad} aehnliche={aehnliche} />}
          {status === 404 && privat && (
            <p>
              Hilft das nicht? Schreiben Sie uns: <MailLink adresse={email} />
            </p>
          )}
          {vermisst && (
            <p>
              Sie vermissen eine Seite?{' '}
              <a href={`mailto:${email}?subject=${betreff}&body=${inhalt}`}>
                Melden Sie uns die fehlende Seite per E-Mail
              </a>
            </p>
          )}
          <p>
            <LinkButton href="/">Zurück zur Startseite</LinkButton>
          </p>
        </div>
      </div>
    </>
  );
}
