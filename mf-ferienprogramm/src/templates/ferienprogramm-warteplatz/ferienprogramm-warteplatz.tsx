import type { Buchungseingang, Warteplatz } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { formatCents, toCents } from '@gm/shared/format/betrag';
import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useState } from 'react';
import { Gebucht } from '../../anmeldung/gebucht.tsx';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import type { ferienprogrammWarteplatz } from './ferienprogramm-warteplatz.context.ts';
import styles from './ferienprogramm-warteplatz.module.css';

const ENDE = {
  angenommen: 'Sie haben den Platz angenommen',
  abgelaufen: 'Das Angebot ist abgelaufen',
  zurueckgezogen: 'Sie stehen nicht mehr auf der Warteliste',
};

function getFrist(augenblick: string): string {
  const { tag, uhrzeit } = readBerlinerZeit(new Date(augenblick));
  return `${formatDatum(tag)} um ${formatUhrzeit(uhrzeit)}`;
}

/** Where a family stands in the line, and the place it is offered. */
export default function FerienprogrammWarteplatz({
  context,
  options,
  seite,
}: TemplateProps<typeof ferienprogrammWarteplatz>) {
  const [warteplatz, setWarteplatz] = useState(context.warteplatz);
  const [eingang, setEingang] = useState<Partial<Buchungseingang> | null>(null);
  const { laeuft, fehler, run } = useAktion();
  const { veranstaltung, kinder, status, vom_postfach, platz, angebot_bis: frist, kosten } = warteplatz;
  const body = { token: new URLSearchParams(seite.suche).get('token') ?? '' };
  const zahlung = kosten.gesamt > 0 ? options.zahlung : '';
  if (eingang) return <Gebucht eingang={eingang} zahlung={zahlung} />;

  const accept = () =>
    run(async () => {
      setEingang(await postJson<Partial<Buchungseingang>>('/api/ferienprogramm/warteplatz/annehmen', body));
    });
  const confirm = () =>
    run(async () => {
      setWarteplatz(await postJson<Warteplatz>('/api/ferienprogramm/warteplatz/bestaetigen', body));
    });
  const leave = () =>
    run(async () => {
      setWarteplatz(await postJson<Warteplatz>('/api/ferienprogramm/warteplatz/ablehnen', body));
    });

  return (
    <div className={styles.warteplatz}>
      {veranstaltung ? (
        <>
          <h2>
            <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>
          </h2>
          <p>
            {formatZeitraum(veranstaltung)}
            <br />
            für {kinder.map(({ vorname, name }) => `${vorname} ${name}`).join(', ')}
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
      {status === 'wartet' && platz !== null && (
        <Alert
          title={`Sie stehen auf Platz ${platz} der Warteliste`}
          level={3}
          live={status !== context.warteplatz.status}
        >
          <p>Sobald ein Platz frei wird, bekommen Sie eine E-Mail.</p>
        </Alert>
      )}
      {status === 'angeboten' && (
        <Alert kind="success" title="Ein Platz ist frei geworden" level={3}>
          <p>
            {frist && `Wir halten ihn bis zum ${getFrist(frist)} für Sie frei. `}
            Kosten: {formatCents(toCents(kosten.gesamt))}, davon {formatCents(toCents(kosten.gebuehren))} Gebühren.
          </p>
          {zahlung && <p>{zahlung}</p>}
        </Alert>
      )}
      {(status === 'angenommen' || status === 'abgelaufen' || status === 'zurueckgezogen') && (
        <Alert title={ENDE[status]} level={3} live={status !== context.warteplatz.status} />
      )}
      {fehler && (
        <Alert kind="danger" title="Leider ist ein Fehler aufgetreten" level={3} live>
          <p>{fehler}</p>
        </Alert>
      )}
      {(status === 'unbestaetigt' || status === 'wartet' || status === 'angeboten') && (
        <div className={styles.knoepfe}>
          {status === 'unbestaetigt' && vom_postfach && (
            <Button onClick={() => void confirm()} disabled={laeuft}>
              Warteplatz bestätigen
            </Button>
          )}
          {status === 'angeboten' && (
            <Button onClick={() => void accept()} disabled={laeuft}>
              Platz zahlungspflichtig annehmen
            </Button>
          )}
          <Button variant="secondary" onClick={() => void leave()} disabled={laeuft}>
            {status === 'angeboten' ? 'Platz ablehnen' : 'Warteliste verlassen'}
          </Button>
        </div>
      )}
      <p>
        Fragen? Schreiben Sie uns an <MailLink adresse={options.email} />.
      </p>
    </div>
  );
}
