import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { Bestaetigt } from '@gm/shared/bereiche/ferienprogramm/offene-buchung';
import { formatCents, toCents } from '@gm/shared/format/betrag';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useState } from 'react';
import { formatFrist, MailNochmal } from '../../anmeldung/mail-nochmal.tsx';
import { getHref } from '../../anmeldung/schritte.ts';
import { useHinfuehrung } from '../../anmeldung/use-hinfuehrung.ts';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import type { ferienprogrammOffen } from './ferienprogramm-offen.context.ts';
import styles from './ferienprogramm-offen.module.css';

/** It is firm: what came of it, and the way to the booking, which the mail's link has from now on. */
function Fest({ status_link, hinweise }: Bestaetigt) {
  const [news] = useState({});
  return (
    <div ref={useHinfuehrung(news)} tabIndex={-1}>
      <Alert kind="success" title="Ihre Buchung ist bestätigt" level={3}>
        <p>Die Plätze sind fest gebucht. Die Bestätigung mit allen Terminen ist per E-Mail unterwegs.</p>
        {hinweise.length > 0 && (
          <>
            <p>Diese Plätze haben wir nicht noch einmal gebucht, und Sie bezahlen sie nicht doppelt:</p>
            <ul>
              {hinweise.map((hinweis) => (
                <li key={hinweis}>{hinweis}</li>
              ))}
            </ul>
          </>
        )}
        <a href={status_link}>Buchung ansehen oder stornieren</a>
      </Alert>
    </div>
  );
}

/** A booking until it is firm: confirm it, or wait for its mail and have that sent again. */
export default function FerienprogrammOffen({ context, options, seite }: TemplateProps<typeof ferienprogrammOffen>) {
  const [bestaetigt, setBestaetigt] = useState<Bestaetigt | null>(null);
  const { laeuft, fehler, run } = useAktion();
  const { stand, referenz, kinder, plaetze, bestaetigen_bis, vom_postfach, email, kosten, status_link } = context.offen;
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
  const confirm = () =>
    run(async () => {
      setBestaetigt(await postJson<Bestaetigt>('/api/ferienprogramm/offen/bestaetigen', { token }));
    });

  return (
    <div className={styles.offen}>
      <h2>Buchung {referenz}</h2>
      {bestaetigt && <Fest {...bestaetigt} />}
      {!bestaetigt && stand === 'bestaetigt' && (
        <Alert kind="success" title="Ihre Buchung ist bestätigt" level={3}>
          {status_link ? (
            <a href={status_link}>Buchung ansehen oder stornieren</a>
          ) : (
            <p>Mit dem Link in Ihrer E-Mail sehen Sie die Buchung und können Plätze zurückgeben.</p>
          )}
        </Alert>
      )}
      {stand === 'verfallen' && (
        <Alert kind="warning" title="Diese Buchung wurde nicht bestätigt" level={3}>
          <p>Die Zeit dafür ist abgelaufen, und die Plätze sind wieder frei. Bitte buchen Sie neu.</p>
          <LinkButton href={getHref('kontakt')}>Zur Anmeldung</LinkButton>
        </Alert>
      )}
      {fehler && (
        <Alert kind="danger" title="Die Buchung ist noch nicht bestätigt" level={3} live>
          <p>{fehler}</p>
        </Alert>
      )}
      {!bestaetigt && stand === 'offen' && vom_postfach && (
        <>
          <p>
            Wir halten {formatAnzahl(plaetze, 'Platz', 'Plätze')} für {formatAnzahl(kinder, 'Kind', 'Kinder')}
            {bestaetigen_bis && ` bis ${formatFrist(bestaetigen_bis)}`}. Fest gebucht ist erst, was Sie hier bestätigen.
          </p>
          {kosten && (
            <p>
              Kosten: {formatCents(toCents(kosten.gesamt))}, davon {formatCents(toCents(kosten.gebuehren))} Gebühren.
            </p>
          )}
          <p>
            <Button onClick={() => void confirm()} disabled={laeuft}>
              Buchung bestätigen
            </Button>
          </p>
        </>
      )}
      {stand === 'offen' && !vom_postfach && email && bestaetigen_bis && (
        <MailNochmal token={token} email={email} bis={bestaetigen_bis} seite={seite} />
      )}
      <p>
        Fragen? Schreiben Sie uns an <MailLink adresse={options.email} /> und nennen Sie die Buchungsnummer.
      </p>
    </div>
  );
}
