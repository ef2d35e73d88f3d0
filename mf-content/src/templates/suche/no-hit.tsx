import type { Page } from '@gm/shared/contract';
import styles from './suche.module.css';

interface WithoutHitProps {
  targets: { titel: string; href: string }[];
  seite: Page;
  /** The search is unavailable, so other words would not help. */
  cancelled: boolean;
}

/** Suggestions for a search without hits. */
export function WithoutHit({ targets, seite: page, cancelled }: WithoutHitProps) {
  const { telefon: phone, email } = page.gemeinde;
  return (
    <>
      {cancelled ? (
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
      {targets.length > 0 && (
        <>
          <h3>Häufig gesucht</h3>
          <ul className={styles.targets}>
            {targets.map(({ titel: title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Wir helfen Ihnen weiter</h3>
      <p>
        Rufen Sie uns an: <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>, oder schreiben Sie an{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </>
  );
}
