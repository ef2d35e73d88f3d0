import type { Familie } from '@gm/shared/bereiche/ferienprogramm/familie';
import { formatDatum } from '@gm/shared/format/datum';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import { useState } from 'react';
import { type Nachricht, Neuigkeit } from '../../anmeldung/neuigkeit.tsx';
import { describeOffen, formatEuro } from '../../kasse/euro.ts';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import { Vorgangsmeldung } from '../../vorgang/vorgang-formular.tsx';
import type { FerienprogrammFamilieProps } from './ferienprogramm-familie.context.ts';
import styles from './ferienprogramm-familie.module.css';
import { Kalender } from './kalender.tsx';
import { Kind } from './kind.tsx';
import { Warteplaetze } from './warteplaetze.tsx';

/** All children of a family: what they take part in and wait for, what it costs, and what may be changed about it. */
export default function FerienprogrammFamilie({ context, options, seite }: FerienprogrammFamilieProps) {
  const [familie, setFamilie] = useState(context.familie);
  const [nachricht, setNachricht] = useState<Nachricht | null>(null);
  const aktion = useAktion();
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
  const { kinder, warteplaetze, rechnungen, offen } = familie;

  /** Posts about this family; what comes back is how it stands then. */
  const send = (pfad: string, body: object, erfolg: string) =>
    aktion.run(async () => {
      setFamilie(await postJson<Familie>(`/api/ferienprogramm/familie/${pfad}`, { token, ...body }));
      setNachricht({ text: erfolg });
    });

  return (
    <div className={styles.familie}>
      <Vorgangsmeldung seite={seite} template="ferienprogramm-familie" />
      {nachricht && <Neuigkeit nachricht={nachricht} />}
      {aktion.fehler && (
        <Alert kind="danger" title="Es wurde nichts geändert" level={3} live>
          <p>{aktion.fehler}</p>
        </Alert>
      )}
      {kinder.map((kind) => (
        <Kind
          key={kind.id}
          kind={kind}
          offen={offen}
          programm={options.programm}
          token={token}
          seite={seite}
          laeuft={aktion.laeuft}
          onChange={(neu, text) => {
            setFamilie(neu);
            setNachricht({ text });
          }}
          onDeclare={(feld, zugestimmt) =>
            send(
              'erklaerung',
              { kind: kind.id, feld, zugestimmt },
              zugestimmt ? 'Ihre Einwilligung ist gespeichert.' : 'Ihr Nein ist gespeichert.',
            )
          }
        />
      ))}
      {warteplaetze.length > 0 && (
        <Warteplaetze
          warteplaetze={warteplaetze}
          laeuft={aktion.laeuft}
          onAnswer={(id, was) =>
            send(
              'warteplatz',
              { id, was },
              was === 'annehmen' ? 'Der Platz ist gebucht.' : 'Sie stehen nicht mehr auf der Warteliste.',
            )
          }
        />
      )}
      {rechnungen.length > 0 && (
        <section aria-labelledby="familie-rechnungen" className={styles.kind}>
          <h2 id="familie-rechnungen">Rechnungen</h2>
          <ul className={styles.liste}>
            {rechnungen.map(({ referenz, summe, offen: rest, faellig, href }) => (
              <li key={referenz}>
                <p>
                  <a href={href}>Rechnung {referenz}</a>: {formatEuro(summe)}, {describeOffen(rest)}
                  {rest > 0 && `, fällig am ${formatDatum(faellig)}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Kalender token={token} />
      <p>
        Ein weiteres Kind melden Sie <a href="/ferienprogramm-anmeldung/kontakt/">neu an</a>; nehmen Sie dafür dieselbe
        E-Mail-Adresse. Fragen? Schreiben Sie uns an <MailLink adresse={options.email} />.
      </p>
    </div>
  );
}
