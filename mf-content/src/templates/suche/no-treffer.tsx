import type { Seite } from '@gm/shared/vertrag';
import styles from './suche.module.css';

interface OhneTrefferProps {
  ziele: { titel: string; href: string }[];
  seite: Seite;
  /** The search is out of order; other words would not help. */
  ausgefallen: boolean;
}

/** What else somebody can do who found nothing. */
export function OhneTreffer({ ziele, seite, ausgefallen }: OhneTrefferProps) {
  const { telefon, email } = seite.gemeinde;
  return (
    <>
      {ausgefallen ? (
        <p>Bitte versuchen Sie es in wenigen Minuten noch einmal.</p>
      ) : (
        <>
          <h3>Das können Sie versuchen</h3>
          <ul>
            <li>Prüfen Sie die Schreibweise.</li>
            <li>
              Suchen Sie mit weniger oder mit allgemeineren Wörtern, zum Beispiel „Abfall“ statt „Restmüllabfuhr“.
            </li>
            <li>Suchen Sie nach der Sache, die Sie brauchen, zum Beispiel „Reisepass“.</li>
          </ul>
        </>
      )}
      {ziele.length > 0 && (
        <>
          <h3>Häufig gesucht</h3>
          <ul className={styles.ziele}>
            {ziele.map(({ titel, href }) => (
              <li key={href}>
                <a href={href}>{titel}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Wir helfen Ihnen weiter</h3>
      <p>
        Rufen Sie uns an: <a href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>{telefon}</a>, oder schreiben Sie an{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </>
  );
}
