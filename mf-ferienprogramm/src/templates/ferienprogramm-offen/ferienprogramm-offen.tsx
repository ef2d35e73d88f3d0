import type { Confirmed } from '@gm/shared/areas/ferienprogramm/registration/open-booking';
import type { TemplateProps } from '@gm/shared/contract';
import { formatCents, toCents } from '@gm/shared/format/amount';
import { formatCount } from '@gm/shared/format/count';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { useState } from 'react';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import { formatDeadline } from '../../registration/deadline.ts';
import { MailAgain } from '../../registration/mail-again.tsx';
import { getHref } from '../../registration/steps.ts';
import { useGuidance } from '../../registration/use-guidance.ts';
import type { ferienprogrammOffen } from './ferienprogramm-offen.context.ts';
import styles from './ferienprogramm-offen.module.css';

/** Confirmed: the result, and the link to the booking, to which the mail's link redirects from now on. */
function Fixed({ status_link, hinweise: hints }: Confirmed) {
  const [news] = useState({});
  return (
    <div ref={useGuidance(news)} tabIndex={-1}>
      <Alert kind="success" title="Ihre Buchung ist bestätigt" level={3}>
        <p>Die Plätze sind fest gebucht. Die Bestätigung mit allen Terminen ist per E-Mail unterwegs.</p>
        {hints.length > 0 && (
          <>
            <p>Diese Plätze haben wir nicht noch einmal gebucht, und Sie bezahlen sie nicht doppelt:</p>
            <ul>
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </>
        )}
        <a href={status_link}>Buchung ansehen oder stornieren</a>
      </Alert>
    </div>
  );
}

/** A booking until it is confirmed: confirm it, or wait for the mail or send it again. */
export default function FerienprogrammOffen({
  context,
  options,
  seite: page,
}: TemplateProps<typeof ferienprogrammOffen>) {
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const { laeuft: running, fehler: error, run } = useAction();
  const {
    stand: state,
    referenz: reference,
    kinder: children,
    plaetze: places,
    bestaetigen_bis,
    vom_postfach,
    email,
    kosten: costs,
    status_link,
  } = context.offen;
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  const confirm = () =>
    run(async () => {
      setConfirmed(await postJson<Confirmed>('/api/ferienprogramm/offen/bestaetigen', { token }));
    });

  return (
    <div className={styles.open}>
      <h2>Buchung {reference}</h2>
      {confirmed && <Fixed {...confirmed} />}
      {!confirmed && state === 'bestaetigt' && (
        <Alert kind="success" title="Ihre Buchung ist bestätigt" level={3}>
          {status_link ? (
            <a href={status_link}>Buchung ansehen oder stornieren</a>
          ) : (
            <p>Mit dem Link in Ihrer E-Mail sehen Sie die Buchung und können Plätze zurückgeben.</p>
          )}
        </Alert>
      )}
      {state === 'verfallen' && (
        <Alert kind="warning" title="Diese Buchung wurde nicht bestätigt" level={3}>
          <p>Die Zeit dafür ist abgelaufen, und die Plätze sind wieder frei. Bitte buchen Sie neu.</p>
          <LinkButton href={getHref('kontakt')}>Zur Anmeldung</LinkButton>
        </Alert>
      )}
      {error && (
        <Alert kind="danger" title="Die Buchung ist noch nicht bestätigt" level={3} live>
          <p>{error}</p>
        </Alert>
      )}
      {!confirmed && state === 'offen' && vom_postfach && (
        <>
          <p>
            Wir halten {formatCount(places, 'Platz', 'Plätze')} für {formatCount(children, 'Kind', 'Kinder')}
            {bestaetigen_bis && ` bis ${formatDeadline(bestaetigen_bis)}`}. Fest gebucht ist erst, was Sie hier
            bestätigen.
          </p>
          {costs && (
            <p>
              Kosten: {formatCents(toCents(costs.gesamt))}, davon {formatCents(toCents(costs.gebuehren))} Gebühren.
            </p>
          )}
          <p>
            <Button onClick={() => void confirm()} disabled={running}>
              Buchung bestätigen
            </Button>
          </p>
        </>
      )}
      {state === 'offen' && !vom_postfach && email && bestaetigen_bis && (
        <MailAgain token={token} email={email} until={bestaetigen_bis} seite={page} />
      )}
      <p>
        Fragen? Schreiben Sie uns an <MailLink address={options.email} /> und nennen Sie die Buchungsnummer.
      </p>
    </div>
  );
}
