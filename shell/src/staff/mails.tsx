import type { MailExamples } from '@gm/shared/schemas/editor/mails';
import { renderToStaticMarkup } from 'react-dom/server';
import { DataTable } from '../boundaries/table.tsx';
import styles from '../boundaries/tools.module.css';

export const MAILS = '/_shell/mails/';

export type MailExample = MailExamples['data'][number];
type Texts = MailExample['texte'];

/** Mails of one form for their texts, with their numbers. */
interface Group {
  texte: Texts;
  mails: { num: number; mail: MailExample }[];
}

/** In the order of their first mail; those without texts of their own come last. */
function groupMails(mails: readonly MailExample[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, mail] of mails.entries()) {
    const key = mail.texte?.art ?? '';
    const group = groups.get(key) ?? { texte: mail.texte, mails: [] };
    group.mails.push({ num: index + 1, mail });
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => Number(!a.texte) - Number(!b.texte));
}

/** Link to the form for the texts, for accounts that may edit them. */
function TextsLink({ texts, from }: { texts: Texts; from: string }) {
  if (!texts?.href) return null;
  return (
    <p>
      <a href={`${texts.href}?${new URLSearchParams({ von: from })}`}>Texte ändern: {texts.titel}</a>
    </p>
  );
}

/** Every mail of the site, and when it is sent, by the form for its texts. */
export function renderMailList(mails: readonly MailExample[]): string {
  const groups = groupMails(mails).map(({ texte: texts, mails: own }) => ({
    texts,
    own,
    title: texts?.titel ?? 'Bearbeitung von Einsendungen',
    id: texts?.art ?? 'einsendungen',
  }));
  return renderToStaticMarkup(
    <div className={styles.page}>
      <section className={styles.sheet} aria-labelledby="mails">
        <h2 id="mails">{mails.length} E-Mails</h2>
        <p>
          Alle Nachrichten, die diese Website verschickt, mit erfundenen Angaben und so, wie sie ankommen: mit den
          Texten, die jetzt gelten.
        </p>
        <ul className={styles.links}>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
      {groups.map(({ id, title, texts, own }) => (
        <section key={id} className={styles.sheet} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <TextsLink texts={texts} from={MAILS} />
          <DataTable
            title={`E-Mails: ${title}`}
            columns={['Anlass', 'Betreff']}
            lines={own.map(({ num, mail: { anlass: occasion, betreff: subject } }) => ({
              name: String(num),
              felder: [
                <a key="verweis" href={`${MAILS}${num}/`}>
                  {occasion}
                </a>,
                subject,
              ],
            }))}
          />
        </section>
      ))}
    </div>,
  );
}

/** One mail: as programs with styles show it, on a phone and wider, and its plain text. */
export function renderOneMail(
  { anlass: occasion, betreff: subject, text, texte: texts }: MailExample,
  num: number,
): string {
  const alone = `${MAILS}${num}/html`;
  return renderToStaticMarkup(
    <section className={`${styles.page} ${styles.sheet}`} aria-labelledby="betreff">
      <h2 id="betreff">{subject}</h2>
      <p>{occasion}</p>
      <TextsLink texts={texts} from={`${MAILS}${num}/`} />
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
