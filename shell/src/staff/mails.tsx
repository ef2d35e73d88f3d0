import type { MailExamples } from '@gm/shared/schemas/editor/mails';
import { renderToStaticMarkup } from 'react-dom/server';
import { DataTable } from '../boundaries/table.tsx';
import styles from '../boundaries/tools.module.css';

export const MAILS = '/_shell/mails/';

export type MailExample = MailExamples['data'][number];

/** Every mail of the site, and when it is sent. */
export function renderMailList(mails: readonly MailExample[]): string {
  return renderToStaticMarkup(
    <section className={`${styles.page} ${styles.sheet}`} aria-labelledby="mails">
      <h2 id="mails">{mails.length} E-Mails</h2>
      <p>
        Alle Nachrichten, die diese Website verschickt, mit erfundenen Angaben und so, wie sie ankommen: mit den Texten,
        die jetzt gelten. Geändert werden sie <a href="/intranet/redaktion/inhalte/">bei den Inhalten</a>, unter „Mails:
        …“.
      </p>
      <DataTable
        title="E-Mails der Website"
        columns={['Anlass', 'Betreff']}
        lines={mails.map(({ anlass: occasion, betreff: subject }, index) => ({
          name: String(index),
          felder: [
            <a key="verweis" href={`${MAILS}${index + 1}/`}>
              {occasion}
            </a>,
            subject,
          ],
        }))}
      />
    </section>,
  );
}

/** One mail: as programs with styles show it, on a phone and wider, and its plain text. */
export function renderOneMail({ anlass: occasion, betreff: subject, text }: MailExample, num: number): string {
  const alone = `${MAILS}${num}/html`;
  return renderToStaticMarkup(
    <section className={`${styles.page} ${styles.sheet}`} aria-labelledby="betreff">
      <h2 id="betreff">{subject}</h2>
      <p>{occasion}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: frames wider than the window are scrolled with the keyboard, too */}
      <section className={styles.stage} aria-label="So sieht sie aus" tabIndex={0}>
        <iframe title="Auf dem Telefon" src={alone} width={390} height={800} />
        <iframe title="Am Rechner" src={alone} width={720} height={800} />
      </section>
      <p>
        <a href={alone} data-native="">
          E-Mail allein öffnen
        </a>
      </p>
      <h3>Nur Text</h3>
      <pre className={styles.mailText}>{text}</pre>
    </section>,
  );
}
