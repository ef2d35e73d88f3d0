import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
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
        <>
          <h3>Vielleicht meinten Sie</h3>
          <ul>
            {aehnliche.map(({ titel, href }) => (
              <li key={href}>
                <a href={href}>{titel}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The one error view, for every status from 400 on (requirement S-13). */
export function Fehlerseite({ status, email, pfad, aehnliche }: FehlerseiteProps) {
  const { titel, text } = findFehlertext(status);
  const betreff = encodeURIComponent('Fehlende Seite auf der Website');
  const inhalt = encodeURIComponent(`Guten Tag,\n\ndiese Seite habe ich nicht gefunden: ${pfad}\n`);
  return (
    <>
      <Hero layout="wide" title={`Fehler - ${status}`} breadcrumbs={[]} images={[]} />
      <div className={layout['layout-wide']}>
        <div className={`${layout.sheet} ${styles.fehler}`}>
          <h2>{titel}</h2>
          <p>{text}</p>
          {status === 404 && <Weiter pfad={pfad} aehnliche={aehnliche} />}
          {status === 404 && (
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
