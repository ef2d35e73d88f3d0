import sheet from '@gm/shared/detail/work-sheet.module.css';
import { MailLink } from '@gm/shared/ui/mail-link';
import { OperationMessage } from '../../action-form/operation-form.tsx';
import { Expired } from '../../organisers/expired.tsx';
import { Unsubscribe } from '../../organisers/unsubscribe.tsx';
import type { FerienprogrammHelfenProps } from './ferienprogramm-helfen.context.ts';
import { Turn } from './turn.tsx';

const NAME = 'ferienprogramm-helfen';

/** A helper's events with a form each, and the logout button. */
export default function FerienprogrammHelfen({ context, options, seite: page }: FerienprogrammHelfenProps) {
  const { angemeldet: registered, email, data } = context.helfen;
  if (!registered) return <Expired seite={page} />;
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  return (
    <div className={sheet.page}>
      <OperationMessage seite={page} template={NAME} />
      {data.map((event) => (
        <Turn key={event.id} event={event} seite={page} template={NAME} token={token} />
      ))}
      <section className={sheet.sheet} aria-labelledby="anmeldung">
        <h2 id="anmeldung">Ihre Anmeldung</h2>
        <p>
          {data.length === 0 && 'Zurzeit sind Sie bei keiner Veranstaltung eingetragen. '}
          Angemeldet als {email}. Fragen? Schreiben Sie uns an <MailLink address={options.email} />.
        </p>
        <Unsubscribe seite={page} template={NAME} token={token} />
      </section>
    </div>
  );
}
