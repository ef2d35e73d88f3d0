import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Abgelaufen } from '../../veranstalter/abgelaufen.tsx';
import { Abmelden } from '../../veranstalter/abmelden.tsx';
import { describeStand } from '../../veranstalter/stand.ts';
import styles from '../../veranstalter/zeilen.module.css';
import { Eingabefeld } from '../../vorgang/eingabefeld.tsx';
import { VorgangFormular, Vorgangsmeldung } from '../../vorgang/vorgang-formular.tsx';
import type { FerienprogrammVeranstalterProps } from './ferienprogramm-veranstalter.context.ts';

const NAME = 'ferienprogramm-veranstalter';

/** An organiser's events, and a new one. */
export default function FerienprogrammVeranstalter({ context, options, seite }: FerienprogrammVeranstalterProps) {
  const { angemeldet, email, hilft, data } = context.veranstalter;
  if (!angemeldet) return <Abgelaufen seite={seite} />;
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
  const neu = { seite, template: NAME, fest: { vorgang: 'neu', token } };
  return (
    <div className={blatt.seite}>
      <Vorgangsmeldung seite={seite} template={NAME} />
      <section className={blatt.blatt} aria-labelledby="eigene">
        <h2 id="eigene">{data.length === 1 ? 'Eine Veranstaltung' : `${data.length} Veranstaltungen`}</h2>
        <p>Angemeldet als {email}</p>
        {hilft && (
          <p>
            <a href={`/ferienprogramm-veranstalter/helfen/?token=${token}`}>Ihre Einsätze als Helferin oder Helfer</a>
          </p>
        )}
        <ul className={styles.liste}>
          {data.map((event) => (
            <li key={event.id}>
              <a href={event.href}>{event.titel}</a>
              <span>{[event.termin, event.ort].filter(Boolean).join(', ')}</span>
              <span>{describeStand(event)}</span>
            </li>
          ))}
        </ul>
        <Abmelden seite={seite} template={NAME} token={token} />
      </section>
      <section className={blatt.blatt} aria-labelledby="neue">
        <h2 id="neue">Weitere Veranstaltung anlegen</h2>
        <p>Sie ergänzen sie danach in Ruhe. Veröffentlicht wird sie vom Rathaus.</p>
        <VorgangFormular {...neu} absenden="Anlegen">
          <Eingabefeld {...neu} name="titel" label="Titel der Veranstaltung" required />
          <Eingabefeld {...neu} name="tag" label="Erster Tag" required breite="kurz" hint="Zum Beispiel 03.08.2027" />
        </VorgangFormular>
      </section>
      <p>
        Fragen? Schreiben Sie uns an <MailLink adresse={options.email} />.
      </p>
    </div>
  );
}
