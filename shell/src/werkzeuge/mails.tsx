import type { Mailbeispiele } from '@gm/shared/schemas/mails';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabelle } from './tabelle.tsx';
import styles from './werkzeuge.module.css';

export const MAILS = '/_shell/mails/';

export type Mailbeispiel = Mailbeispiele['data'][number];

/** Every mail of the site, and when it is sent. */
export function renderMailliste(mails: readonly Mailbeispiel[]): string {
  return renderToStaticMarkup(
    <section className={`${styles.seite} ${styles.blatt}`} aria-labelledby="mails">
      <h2 id="mails">{mails.length} E-Mails</h2>
      <p>
        Alle Nachrichten, die diese Website verschickt, mit erfundenen Angaben und so, wie sie ankommen: mit den Texten,
        die jetzt gelten. Geändert werden sie <a href="/intranet/redaktion/inhalte/">bei den Inhalten</a>, unter „Mails:
        …“.
      </p>
      <Tabelle
        titel="E-Mails der Website"
        spalten={['Anlass', 'Betreff']}
        zeilen={mails.map(({ anlass, betreff }, index) => ({
          name: String(index),
          felder: [
            <a key="verweis" href={`${MAILS}${index + 1}/`}>
              {anlass}
            </a>,
            betreff,
          ],
        }))}
      />
    </section>,
  );
}

/** One mail: as programs with styles show it, on a phone and wider, and its plain text. */
export function renderEineMail({ anlass, betreff, text }: Mailbeispiel, nummer: number): string {
  const allein = `${MAILS}${nummer}/html`;
  return renderToStaticMarkup(
    <section className={`${styles.seite} ${styles.blatt}`} aria-labelledby="betreff">
      <h2 id="betreff">{betreff}</h2>
      <p>{anlass}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: frames wider than the window are scrolled with the keyboard, too */}
      <section className={styles.buehne} aria-label="So sieht sie aus" tabIndex={0}>
        <iframe title="Auf dem Telefon" src={allein} width={390} height={800} />
        <iframe title="Am Rechner" src={allein} width={720} height={800} />
      </section>
      <p>
        <a href={allein} data-native="">
          E-Mail allein öffnen
        </a>
      </p>
      <h3>Nur Text</h3>
      <pre className={styles.mailtext}>{text}</pre>
    </section>,
  );
}
