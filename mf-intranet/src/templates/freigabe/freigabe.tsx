import { requestJson } from '@gm/shared/browser/request-json';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { formatDatum } from '@gm/shared/format/datum';
import { Wochenplan } from '@gm/shared/liste/wochenplan';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import { Ampel } from '../../freigaben/ampel.tsx';
import styles from '../../freigaben/detail.module.css';
import { Veroeffentlicht } from '../../freigaben/veroeffentlicht.tsx';
import { EntscheidungFormular } from './entscheidung-formular.tsx';
import type { FreigabeProps } from './freigabe.context.ts';

type Freigabe = FreigabeProps['context']['freigabe'];

/** How it stands now; undefined when that cannot be told: a link below the news leads there, too. */
async function fetchStand(referenz: string): Promise<Freigabe | undefined> {
  const antwort = await requestJson<Freigabe>(`/api/intranet/freigaben/${referenz}`);
  return antwort.ok ? antwort.body : undefined;
}

/** One thing a resident sent: as it was sent, what became of it, and the decision. */
export default function FreigabeSeite({ context, options, seite }: FreigabeProps) {
  const [neu, setNeu] = useState<Freigabe>();
  const freigabe = neu && neu.referenz === context.freigabe.referenz ? neu : context.freigabe;
  const { offenBei, oeffentlich, weiter, frage, konflikte, woche } = freigabe;
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Zurueck href="/intranet/freigaben/" text="Zum Eingang" />
        {offenBei.length > 0 && (
          <Alert kind="warning" title={`Auch ${offenBei.join(', ')} hat diese Einsendung gerade offen`}>
            <p>Wer zuerst speichert, entscheidet; die andere Person wird gefragt, bevor etwas überschrieben wird.</p>
          </Alert>
        )}
        <Veroeffentlicht adresse={oeffentlich} />
        {weiter && (
          <Alert kind="success" title="So geht es weiter">
            <p>
              <a href={weiter.href}>{weiter.text}</a>
            </p>
          </Alert>
        )}
        {frage && (
          <Alert title="Wir warten auf eine Antwort">
            <p className={styles.worte}>{frage}</p>
          </Alert>
        )}
        {konflikte.length > 0 && (
          <Alert kind="danger" title={woche ? `Schon belegt: ${woche.halle}` : 'Das steht im Weg'}>
            <ul>
              {konflikte.map((konflikt) => (
                <li key={konflikt}>{konflikt}</li>
              ))}
            </ul>
          </Alert>
        )}
        <div className={styles.spalten}>
          <Angaben freigabe={freigabe} />
          <div className={blatt.seite}>
            <Entscheidung
              freigabe={freigabe}
              aktion={options.aktion}
              seite={seite}
              onGespeichert={() => void fetchStand(freigabe.referenz).then(setNeu)}
            />
            <Verlauf freigabe={freigabe} />
          </div>
        </div>
        {woche && (
          <section className={blatt.blatt} aria-labelledby="freigabe-woche">
            <h2 id="freigabe-woche">{woche.halle} in dieser Woche</h2>
            <Wochenplan woche={woche} />
          </section>
        )}
      </div>
    </Abschnitt>
  );
}

function Angaben({ freigabe }: { freigabe: Freigabe }) {
  const { bild } = freigabe;
  return (
    <section className={blatt.blatt} aria-labelledby="freigabe-angaben">
      <h2 id="freigabe-angaben">
        {freigabe.bezeichnung} {freigabe.referenz}
      </h2>
      <p>
        <Ampel {...freigabe} />
      </p>
      <p className={styles.meta}>
        Eingegangen am {formatDatum(freigabe.eingegangen)}
        {freigabe.email && (
          <>
            {' von '}
            <a href={`mailto:${freigabe.email}`}>{freigabe.email}</a>
          </>
        )}
        {freigabe.zustaendig && `, bearbeitet von ${freigabe.zustaendig}`}
      </p>
      {bild && <img className={styles.bild} src={bild.src} alt={bild.alt} loading="lazy" />}
      <dl className={styles.angaben}>
        {freigabe.angaben.map(({ titel, wert, korrigiert }) => (
          <div key={titel}>
            <dt>{titel}</dt>
            <dd>
              {korrigiert === null ? (
                wert
              ) : (
                <>
                  <del>{wert || 'leer'}</del> <ins>{korrigiert}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {freigabe.zustimmungen.length > 0 && <Zustimmungen zustimmungen={freigabe.zustimmungen} />}
    </section>
  );
}

function Zustimmungen({ zustimmungen }: Pick<Freigabe, 'zustimmungen'>) {
  return (
    <>
      <h3>Zugestimmt</h3>
      <ul>
        {zustimmungen.map(({ text, fassung, am }) => (
          <li key={text}>
            „{text}“{' '}
            <span className={styles.meta}>
              {am}, Fassung {fassung}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntscheidungProps {
  freigabe: Freigabe;
  aktion: string;
  seite: Seite;
  onGespeichert: () => void;
}

function Entscheidung({ freigabe, seite, ...rest }: EntscheidungProps) {
  const isErledigt = freigabe.schritte.length === 0 && seite.formular?.status !== 'success';
  return (
    <section className={blatt.blatt} aria-labelledby="freigabe-entscheidung">
      <h2 id="freigabe-entscheidung">Entscheidung</h2>
      {isErledigt ? (
        <p>Der Absender hat seine Einsendung zurückgezogen. Hier ist nichts mehr zu tun.</p>
      ) : (
        <EntscheidungFormular freigabe={freigabe} seite={seite} {...rest} />
      )}
    </section>
  );
}

function Verlauf({ freigabe: { verlauf, eingegangen } }: { freigabe: Freigabe }) {
  return (
    <section className={blatt.blatt} aria-labelledby="freigabe-verlauf">
      <h2 id="freigabe-verlauf">Verlauf</h2>
      <ol className={styles.verlauf}>
        <li>
          <p>
            <b>Eingegangen</b> am {formatDatum(eingegangen)}
          </p>
        </li>
        {verlauf.map(({ am, wer, was, nachricht, korrektur }, index) => (
          <li key={index}>
            <p>
              <b>{wer}</b> {was} <span className={styles.meta}>{am}</span>
            </p>
            {korrektur && <p>Geändert: {korrektur}</p>}
            {nachricht && <p className={styles.worte}>{nachricht}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
