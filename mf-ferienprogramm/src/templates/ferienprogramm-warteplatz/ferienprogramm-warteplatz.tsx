import type { BookingReceipt, WaitingPlace } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { TemplateProps } from '@gm/shared/contract';
import { formatCents, toCents } from '@gm/shared/format/amount';
import { formatDate, formatTimeOfDay } from '@gm/shared/format/date';
import { formatPeriod } from '@gm/shared/format/period';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { useState } from 'react';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import { Booked } from '../../registration/booked.tsx';
import type { ferienprogrammWarteplatz } from './ferienprogramm-warteplatz.context.ts';
import styles from './ferienprogramm-warteplatz.module.css';

const END = {
  angenommen: 'Sie haben den Platz angenommen',
  abgelaufen: 'Das Angebot ist abgelaufen',
  zurueckgezogen: 'Sie stehen nicht mehr auf der Warteliste',
};

function getDeadline(instant: string): string {
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(new Date(instant));
  return `${formatDate(day)} um ${formatTimeOfDay(timeOfDay)}`;
}

/** A family's position on the waiting list, and an offered place. */
export default function FerienprogrammWarteplatz({
  context,
  options,
  seite: page,
}: TemplateProps<typeof ferienprogrammWarteplatz>) {
  const [waitingPlace, setWaitingPlace] = useState(context.warteplatz);
  const [receipt, setReceipt] = useState<Partial<BookingReceipt> | null>(null);
  const { laeuft: running, fehler: error, run } = useAction();
  const {
    veranstaltung,
    kinder: children,
    status,
    vom_postfach,
    platz: place,
    angebot_bis: deadline,
    kosten: costs,
  } = waitingPlace;
  const body = { token: new URLSearchParams(page.suche).get('token') ?? '' };
  const payment = costs.gesamt > 0 ? options.zahlung : '';
  if (receipt) return <Booked receipt={receipt} payment={payment} />;

  const accept = () =>
    run(async () => {
      setReceipt(await postJson<Partial<BookingReceipt>>('/api/ferienprogramm/warteplatz/annehmen', body));
    });
  const confirm = () =>
    run(async () => {
      setWaitingPlace(await postJson<WaitingPlace>('/api/ferienprogramm/warteplatz/bestaetigen', body));
    });
  const leave = () =>
    run(async () => {
      setWaitingPlace(await postJson<WaitingPlace>('/api/ferienprogramm/warteplatz/ablehnen', body));
    });

  return (
    <div className={styles.waitingPlace}>
      {veranstaltung ? (
        <>
          <h2>
            <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>
          </h2>
          <p>
            {formatPeriod(veranstaltung)}
            <br />
            für {children.map(({ vorname: firstName, name }) => `${firstName} ${name}`).join(', ')}
          </p>
        </>
      ) : (
        <h2>Warteliste des Kinderferienprogramms</h2>
      )}
      {status === 'unbestaetigt' && (
        <Alert kind="warning" title="Dieser Warteplatz ist noch nicht bestätigt" level={3}>
          {vom_postfach ? (
            <p>Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach sehen Sie, wofür Sie warten.</p>
          ) : (
            <p>
              Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie innerhalb von 24 Stunden den Link darin. Kommt keine an,
              prüfen Sie bitte die Adresse und tragen Sie sich noch einmal ein.
            </p>
          )}
        </Alert>
      )}
      {status === 'wartet' && place !== null && (
        <Alert
          title={`Sie stehen auf Platz ${place} der Warteliste`}
          level={3}
          live={status !== context.warteplatz.status}
        >
          <p>Sobald ein Platz frei wird, bekommen Sie eine E-Mail.</p>
        </Alert>
      )}
      {status === 'angeboten' && (
        <Alert kind="success" title="Ein Platz ist frei geworden" level={3}>
          <p>
            {deadline && `Wir halten ihn bis zum ${getDeadline(deadline)} für Sie frei. `}
            Kosten: {formatCents(toCents(costs.gesamt))}, davon {formatCents(toCents(costs.gebuehren))} Gebühren.
          </p>
          {payment && <p>{payment}</p>}
        </Alert>
      )}
      {(status === 'angenommen' || status === 'abgelaufen' || status === 'zurueckgezogen') && (
        <Alert title={END[status]} level={3} live={status !== context.warteplatz.status} />
      )}
      {error && (
        <Alert kind="danger" title="Leider ist ein Fehler aufgetreten" level={3} live>
          <p>{error}</p>
        </Alert>
      )}
      {(status === 'unbestaetigt' || status === 'wartet' || status === 'angeboten') && (
        <div className={styles.buttons}>
          {status === 'unbestaetigt' && vom_postfach && (
            <Button onClick={() => void confirm()} disabled={running}>
              Warteplatz bestätigen
            </Button>
          )}
          {status === 'angeboten' && (
            <Button onClick={() => void accept()} disabled={running}>
              Platz zahlungspflichtig annehmen
            </Button>
          )}
          <Button variant="secondary" onClick={() => void leave()} disabled={running}>
            {status === 'angeboten' ? 'Platz ablehnen' : 'Warteliste verlassen'}
          </Button>
        </div>
      )}
      <p>
        Fragen? Schreiben Sie uns an <MailLink address={options.email} />.
      </p>
    </div>
  );
}
