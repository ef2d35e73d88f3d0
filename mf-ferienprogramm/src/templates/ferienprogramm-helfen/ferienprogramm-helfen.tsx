import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Abgelaufen } from '../../veranstalter/abgelaufen.tsx';
import { Abmelden } from '../../veranstalter/abmelden.tsx';
import { Vorgangsmeldung } from '../../vorgang/vorgang-formular.tsx';
import { Einsatz } from './einsatz.tsx';
import type { FerienprogrammHelfenProps } from './ferienprogramm-helfen.context.ts';

const NAME = 'ferienprogramm-helfen';

/** What somebody helps at: a form for each event, and the way out. */
export default function FerienprogrammHelfen({ context, options, seite }: FerienprogrammHelfenProps) {
  const { angemeldet, email, data } = context.helfen;
  if (!angemeldet) return <Abgelaufen seite={seite} />;
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
  return (
    <div className={blatt.seite}>
      <Vorgangsmeldung seite={seite} template={NAME} />
      {data.map((event) => (
        <Einsatz key={event.id} event={event} seite={seite} template={NAME} token={token} />
      ))}
      <section className={blatt.blatt} aria-labelledby="anmeldung">
        <h2 id="anmeldung">Ihre Anmeldung</h2>
        <p>
          {data.length === 0 && 'Zurzeit sind Sie bei keiner Veranstaltung eingetragen. '}
          Angemeldet als {email}. Fragen? Schreiben Sie uns an <MailLink adresse={options.email} />.
        </p>
        <Abmelden seite={seite} template={NAME} token={token} />
      </section>
    </div>
  );
}
