import type { Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import { formatDate } from '@gm/shared/format/date';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import { useState } from 'react';
import { OperationMessage } from '../../action-form/operation-form.tsx';
import { describeOpen, formatEuro } from '../../payment/euro.ts';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import { type Message, NewsItem } from '../../registration/news-item.tsx';
import { Calendar } from './calendar.tsx';
import { Child } from './child.tsx';
import { Contact } from './contact.tsx';
import type { FerienprogrammFamilieProps } from './ferienprogramm-familie.context.ts';
import styles from './ferienprogramm-familie.module.css';
import { WaitingPlaces } from './waiting-places.tsx';

/** All children of a family: events, waiting lists, costs, and possible changes. */
export default function FerienprogrammFamilie({ context, options, seite: page }: FerienprogrammFamilieProps) {
  const [family, setFamily] = useState(context.familie);
  const [message, setMessage] = useState<Message | null>(null);
  const action = useAction();
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  const { kinder: children, warteplaetze: waitingPlaces, rechnungen: bills, offen: open } = family;

  /** Posts an operation of this family; the response is the new state. */
  const send = (path: string, body: object, success: string) =>
    action.run(async () => {
      setFamily(await postJson<Family>(`/api/ferienprogramm/familie/${path}`, { token, ...body }));
      setMessage({ text: success });
    });

  return (
    <div className={styles.family}>
      <OperationMessage seite={page} template="ferienprogramm-familie" />
      {message && <NewsItem message={message} />}
      {action.fehler && (
        <Alert kind="danger" title="Es wurde nichts geändert" level={3} live>
          <p>{action.fehler}</p>
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.part}>
          {children.map((child) => (
            <Child
              key={child.id}
              child={child}
              open={open}
              programm={options.programm}
              token={token}
              seite={page}
              running={action.laeuft}
              onChange={(fresh, text) => {
                setFamily(fresh);
                setMessage({ text });
              }}
              onDeclare={(field, consented) =>
                send(
                  'erklaerung',
                  { kind: child.id, feld: field, zugestimmt: consented },
                  consented ? 'Ihre Einwilligung ist gespeichert.' : 'Ihr Nein ist gespeichert.',
                )
              }
            />
          ))}
          {waitingPlaces.length > 0 && (
            <WaitingPlaces
              waitingPlaces={waitingPlaces}
              running={action.laeuft}
              onAnswer={(id, was) =>
                send(
                  'warteplatz',
                  { id, was },
                  was === 'annehmen' ? 'Der Platz ist gebucht.' : 'Sie stehen nicht mehr auf der Warteliste.',
                )
              }
            />
          )}
          <p>
            Ein weiteres Kind melden Sie <a href="/ferienprogramm-anmeldung/kontakt/">neu an</a>; nehmen Sie dafür
            dieselbe E-Mail-Adresse. Fragen? Schreiben Sie uns an <MailLink address={options.email} />.
          </p>
        </div>
        <div className={styles.part}>
          {bills.length > 0 && (
            <section aria-labelledby="familie-rechnungen" className={styles.child}>
              <h2 id="familie-rechnungen">Rechnungen</h2>
              <ul className={styles.list}>
                {bills.map(({ referenz: reference, summe: sum, offen: rest, faellig: due, href }) => (
                  <li key={reference}>
                    <p>
                      <a href={href}>Rechnung {reference}</a>: {formatEuro(sum)}, {describeOpen(rest)}
                      {rest > 0 && `, fällig am ${formatDate(due)}`}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {family.kontakt && <Contact kontakt={family.kontakt} token={token} seite={page} />}
          <Calendar token={token} />
        </div>
      </div>
    </div>
  );
}
