import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Helfer } from '../../helfer/helfer.tsx';
import { Abgelaufen } from '../../veranstalter/abgelaufen.tsx';
import { Fragenwahl } from '../../veranstalter/fragenwahl.tsx';
import { describeStand } from '../../veranstalter/stand.ts';
import { Vorgangsmeldung } from '../../vorgang/vorgang-formular.tsx';
import { Auslagen, Nachricht, Plaetze } from './blatt-formulare.tsx';
import type { FerienprogrammBlattProps } from './ferienprogramm-blatt.context.ts';
import { Tageslisten } from './tageslisten.tsx';
import { Teilnehmer } from './teilnehmer.tsx';

const NAME = 'ferienprogramm-blatt';

/** An event as its organiser has it: who comes, what can be changed, a word to the families, costs. */
export default function FerienprogrammBlatt({ context: { blatt: antwort }, options, seite }: FerienprogrammBlattProps) {
  const { event } = antwort;
  if (!event) return <Abgelaufen seite={seite} />;
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
  const form = { event, seite, template: NAME, einer: { token, id: String(event.id) } };
  const laeuft = event.stand !== 'abgesagt' && event.stand !== 'entwurf';
  return (
    <div className={blatt.seite}>
      <Zurueck href={`/ferienprogramm-veranstalter/veranstaltungen/?token=${token}`} text="Zu Ihren Veranstaltungen" />
      <Vorgangsmeldung seite={seite} template={NAME} />
      <section className={blatt.blatt} aria-labelledby="blatt">
        <h2 id="blatt">{event.titel}</h2>
        <p>
          {[event.termin, event.ort].filter(Boolean).join(', ')}
          <br />
          {describeStand(event)}
        </p>
        {event.entwurf ? (
          <p>
            <LinkButton href={`/ferienprogramm-veranstalter/entwurf/${seite.suche}`}>Entwurf ergänzen</LinkButton>
          </p>
        ) : (
          <p>
            Texte, Termin und Preis stehen fest, denn Familien haben danach gebucht. Muss sich etwas ändern oder fällt
            die Veranstaltung aus, wenden Sie sich bitte an <MailLink adresse={options.email} />.
          </p>
        )}
      </section>
      {event.entwurf && (
        <section className={blatt.blatt} aria-labelledby="blatt-fragen">
          <h2 id="blatt-fragen">Fragen an die Familien</h2>
          <Fragenwahl seite={seite} template={NAME} fest={{ vorgang: 'fragen', ...form.einer }} fragen={event.fragen} />
        </section>
      )}
      {!event.entwurf && <Teilnehmer event={event} token={token} />}
      {event.tage.length > 0 && laeuft && <Tageslisten event={event} token={token} />}
      {laeuft && <Nachricht {...form} />}
      {laeuft && event.frei !== null && <Plaetze {...form} />}
      {event.stand !== 'abgesagt' && (
        <Helfer
          liste={event.helfer}
          seite={seite}
          template={NAME}
          einer={form.einer}
          druck={`/api/ferienprogramm/veranstalter/helferliste?token=${token}&id=${event.id}`}
        />
      )}
      <Auslagen {...form} />
    </div>
  );
}
