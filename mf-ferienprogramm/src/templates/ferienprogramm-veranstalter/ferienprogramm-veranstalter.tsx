import sheet from '@gm/shared/detail/work-sheet.module.css';
import { MailLink } from '@gm/shared/ui/mail-link';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm, OperationMessage } from '../../action-form/operation-form.tsx';
import { Expired } from '../../organisers/expired.tsx';
import styles from '../../organisers/lines.module.css';
import { describeState } from '../../organisers/state.ts';
import { Unsubscribe } from '../../organisers/unsubscribe.tsx';
import type { FerienprogrammVeranstalterProps } from './ferienprogramm-veranstalter.context.ts';

const NAME = 'ferienprogramm-veranstalter';

/** An organiser's events, with a form for a new one. */
export default function FerienprogrammVeranstalter({ context, options, seite: page }: FerienprogrammVeranstalterProps) {
  const { angemeldet: registered, email, hilft, data } = context.veranstalter;
  if (!registered) return <Expired seite={page} />;
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  const fresh = { seite: page, template: NAME, fixed: { vorgang: 'neu', token } };
  return (
    <div className={sheet.page}>
      <OperationMessage seite={page} template={NAME} />
      <section className={sheet.sheet} aria-labelledby="eigene">
        <h2 id="eigene">{data.length === 1 ? 'Eine Veranstaltung' : `${data.length} Veranstaltungen`}</h2>
        <p>Angemeldet als {email}</p>
        {hilft && (
          <p>
            <a href={`/ferienprogramm-veranstalter/helfen/?token=${token}`}>Ihre Einsätze als Helferin oder Helfer</a>
          </p>
        )}
        <ul className={styles.list}>
          {data.map((event) => (
            <li key={event.id}>
              <a href={event.href}>{event.titel}</a>
              <span>{[event.termin, event.ort].filter(Boolean).join(', ')}</span>
              <span>{describeState(event)}</span>
            </li>
          ))}
        </ul>
        <Unsubscribe seite={page} template={NAME} token={token} />
      </section>
      <section className={sheet.sheet} aria-labelledby="neue">
        <h2 id="neue">Weitere Veranstaltung anlegen</h2>
        <p>Sie ergänzen sie danach in Ruhe. Veröffentlicht wird sie vom Rathaus.</p>
        <OperationForm {...fresh} submit="Anlegen">
          <InputField {...fresh} name="titel" label="Titel der Veranstaltung" required />
          <InputField {...fresh} name="tag" label="Erster Tag" required width="short" hint="Zum Beispiel 03.08.2027" />
        </OperationForm>
      </section>
      <p>
        Fragen? Schreiben Sie uns an <MailLink address={options.email} />.
      </p>
    </div>
  );
}
