import { LinkButton } from '@gm/shared/ui/link-button';
import { Hero } from '../hero/hero.tsx';
import layout from '../stile/layout.module.css';
import styles from './fehlerseite.module.css';
import { findFehlertext } from './fehlertext.ts';

interface FehlerseiteProps {
  /** HTTP status of the reply. */
  status: number;
  /** Where missing pages are reported. */
  email: string;
  /** Path that was asked for. */
  pfad: string;
}

/** The one error view, for every status from 400 on (requirement S-13). */
export function Fehlerseite({ status, email, pfad }: FehlerseiteProps) {
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
