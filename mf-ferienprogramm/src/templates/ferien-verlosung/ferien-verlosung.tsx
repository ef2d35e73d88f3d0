import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { Verlosungsverwaltung } from '@gm/shared/bereiche/ferienprogramm/verlosungsseite';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { formatDatum } from '@gm/shared/format/datum';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { type FormEvent, type ReactNode, useState } from 'react';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import type { FerienVerlosungProps } from './ferien-verlosung.context.ts';
import styles from './ferien-verlosung.module.css';

const API = '/api/intranet/ferienprogramm/verlosung';
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

/** The draw as staff run it: wishes are fixed, a public number is entered, the result published. */
export default function FerienVerlosung({ context }: FerienVerlosungProps) {
  const [verlosung, setVerlosung] = useState(context.verlosung);
  const [erfolg, setErfolg] = useState('');
  const { laeuft, fehler, run } = useAktion();
  if (!verlosung) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Verlosung" />
      </Abschnitt>
    );
  }
  const send = (pfad: string, body: object, meldung: string) =>
    run(async () => {
      setErfolg('');
      setVerlosung(await postJson<Verlosungsverwaltung>(`${API}/${pfad}`, body));
      setErfolg(meldung);
    });
  const { stand, bis, zahl_name, pruefsumme, kann_festlegen } = verlosung;
  return (
    <Abschnitt labelledBy="verlosung-wuensche">
      <div className={blatt.seite}>
        <section className={blatt.blatt} aria-labelledby="verlosung-wuensche">
          <h2 id="verlosung-wuensche">Wünsche</h2>
          {stand === 'keine' ? (
            <p>
              In dieser Saison werden die Plätze der Reihe nach vergeben. Die Verlosung stellen Sie in den{' '}
              <a href="/intranet/redaktion/inhalte/">Einstellungen des Ferienprogramms</a> ein.
            </p>
          ) : (
            <p>
              {formatAnzahl(verlosung.zettel, 'bestätigter Wunschzettel', 'bestätigte Wunschzettel')} mit{' '}
              {formatAnzahl(verlosung.kinder, 'Kind', 'Kindern')} und{' '}
              {formatAnzahl(verlosung.wuensche, 'Wunsch', 'Wünschen')}; {verlosung.unbestaetigt} noch nicht bestätigt.
              Wünsche sind bis zum {formatDatum(bis)} möglich.
            </p>
          )}
          <Doppelte doppelte={verlosung.doppelte} />
          {stand === 'wuensche' && (
            <>
              <p>
                Das Los entsteht aus:{' '}
                {zahl_name || 'noch nicht festgelegt. Bitte tragen Sie die öffentliche Zahl in den Einstellungen ein.'}
              </p>
              {kann_festlegen ? (
                <div>
                  <Button
                    disabled={laeuft}
                    onClick={() =>
                      void send('festlegen', {}, 'Die Wünsche sind festgelegt, die Prüfsumme ist veröffentlicht.')
                    }
                  >
                    Wünsche festlegen
                  </Button>
                </div>
              ) : (
                <p>Festlegen können Sie die Wünsche ab dem Tag danach.</p>
              )}
            </>
          )}
          {pruefsumme && (
            <p className={styles.pruefsumme}>
              Festgelegt und <a href="/ferienprogramm-verlosung/">veröffentlicht</a>. Prüfsumme:{' '}
              <code>{pruefsumme}</code>
            </p>
          )}
        </section>
        {stand === 'festgelegt' && (
          <Formular
            titel="Losen"
            text={`Tragen Sie die öffentliche Zahl ein: ${zahl_name || 'wie angekündigt'}. Bis zur Veröffentlichung können Sie einen Tippfehler verbessern.`}
            feld="zahl"
            label="Öffentliche Zahl"
            vorgabe={verlosung.zahl ?? ''}
            knopf="Losen"
            laeuft={laeuft}
            onSend={(zahl) => send('ziehen', { zahl }, 'Gelost. Bitte sehen Sie das Ergebnis an.')}
          >
            {verlosung.ergebnis && <Ergebnis ergebnis={verlosung.ergebnis} />}
          </Formular>
        )}
        {stand === 'festgelegt' && verlosung.ergebnis && (
          <Formular
            titel="Veröffentlichen"
            text="Alle Familien bekommen eine E-Mail, ihre Plätze werden fest gebucht. Freie Plätze werden danach der Reihe nach vergeben. Das lässt sich nicht zurücknehmen."
            feld="restplaetze_bis"
            type="date"
            label="Freie Plätze können gebucht werden bis"
            vorgabe=""
            knopf="Ergebnis veröffentlichen"
            laeuft={laeuft}
            onSend={(tag) =>
              send('veroeffentlichen', { restplaetze_bis: tag }, 'Veröffentlicht. Die E-Mails sind unterwegs.')
            }
          />
        )}
        {stand === 'verlost' && verlosung.ergebnis && (
          <section className={blatt.blatt} aria-labelledby="verlosung-ergebnis">
            <h2 id="verlosung-ergebnis">Ergebnis</h2>
            <Ergebnis ergebnis={verlosung.ergebnis} />
          </section>
        )}
        {fehler && (
          <Alert kind="danger" title="Das hat nicht geklappt" live>
            <p>{fehler}</p>
          </Alert>
        )}
        {erfolg && <Alert kind="success" title={erfolg} live />}
      </div>
    </Abschnitt>
  );
}

function Doppelte({ doppelte }: Pick<Verlosungsverwaltung, 'doppelte'>) {
  if (doppelte.length === 0) return null;
  return (
    <Alert kind="warning" title="Kinder auf mehreren Wunschzetteln" level={3}>
      <p>Bitte fragen Sie die Familien, bevor Sie die Wünsche festlegen.</p>
      <ul>
        {doppelte.map(({ kind, adressen }) => (
          <li key={kind}>
            {kind}: {adressen.join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Ergebnis({ ergebnis }: { ergebnis: NonNullable<Verlosungsverwaltung['ergebnis']> }) {
  const { plaetze, erste, ohne, wert, schranke } = ergebnis;
  return (
    <p>
      {formatAnzahl(plaetze, 'Platz', 'Plätze')} vergeben, {formatAnzahl(erste, 'erster Wunsch', 'erste Wünsche')}{' '}
      erfüllt, {formatAnzahl(ohne, 'Kind', 'Kinder')} ohne Platz.
      {schranke > 0 &&
        ` Das sind ${number.format(Math.min(100, (wert / schranke) * 100))} % dessen, was überhaupt möglich ist.`}
    </p>
  );
}

interface FormularProps {
  titel: string;
  text: string;
  feld: string;
  label: string;
  type?: 'text' | 'date';
  vorgabe: string;
  knopf: string;
  laeuft: boolean;
  onSend: (wert: string) => Promise<void>;
  children?: ReactNode;
}

/** A step that needs one answer. */
function Formular({
  titel,
  text,
  feld,
  label,
  type = 'text',
  vorgabe,
  knopf,
  laeuft,
  onSend,
  children,
}: FormularProps) {
  const submit = (ereignis: FormEvent<HTMLFormElement>) => {
    ereignis.preventDefault();
    void onSend(String(new FormData(ereignis.currentTarget).get(feld) ?? ''));
  };
  return (
    <section className={blatt.blatt} aria-labelledby={`verlosung-${feld}`}>
      <h2 id={`verlosung-${feld}`}>{titel}</h2>
      <p>{text}</p>
      <form onSubmit={submit} className={styles.formular}>
        <Feld id={`verlosung-${feld}-wert`} label={label} required meldung={undefined}>
          <input
            id={`verlosung-${feld}-wert`}
            name={feld}
            type={type}
            required
            defaultValue={vorgabe}
            autoComplete="off"
            className={joinClasses(eingabe.eingabe, eingabe.mittel)}
          />
        </Feld>
        <p>
          <Button type="submit" disabled={laeuft}>
            {knopf}
          </Button>
        </p>
      </form>
      {children}
    </section>
  );
}
