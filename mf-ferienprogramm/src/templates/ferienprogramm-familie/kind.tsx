import type { Familie, Wahlantwort } from '@gm/shared/bereiche/ferienprogramm/familie';
import { formatDatum } from '@gm/shared/format/datum';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import { formatEuro } from '../../kasse/euro.ts';
import { Dazunehmen } from './dazunehmen.tsx';
import styles from './ferienprogramm-familie.module.css';
import { Kindangaben } from './kindangaben.tsx';
import { Kostenfrage } from './kostenfrage.tsx';

type Kindzeile = Familie['kinder'][number];

interface KindProps {
  kind: Kindzeile;
  /** Registration is open: events can be added. */
  offen: boolean;
  programm: string;
  token: string;
  seite: Seite;
  laeuft: boolean;
  onChange: (familie: Familie, text: string) => void;
  onDeclare: (feld: string, zugestimmt: boolean) => Promise<void>;
}

/** One child: its events in their order, each to be given back or changed for another, and what its parents declare. */
export function Kind({ kind, offen, programm, token, seite, laeuft, onChange, onDeclare }: KindProps) {
  const [fragt, setFragt] = useState<number | null>(null);
  const { id, vorname, name, termine, erklaerungen } = kind;
  const aktive = termine.filter(({ storniert }) => !storniert);
  const finish = (antwort: Wahlantwort, text: string) => {
    setFragt(null);
    if (antwort.familie) onChange(antwort.familie, text);
  };
  return (
    <section aria-labelledby={`kind-${id}`} className={styles.kind}>
      <h2 id={`kind-${id}`}>
        {vorname} {name}
      </h2>
      {aktive.length === 0 && <p>{vorname} hat zurzeit keine Veranstaltung.</p>}
      <ul className={styles.liste}>
        {aktive.map(({ kind: kindId, referenz, veranstaltung, preis, stornierbar, storno_bis }) => (
          <li key={`${kindId}-${veranstaltung.id}`}>
            <div className={styles.zeile}>
              <span>
                <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>
                <br />
                {formatZeitraum(veranstaltung)}
                {veranstaltung.veranstaltungsort && `, ${veranstaltung.veranstaltungsort}`}
              </span>
              <span>{formatEuro(preis)}</span>
            </div>
            <p className={styles.klein}>
              Buchung {referenz}.{' '}
              {stornierbar
                ? `Absagen können Sie bis zum ${formatDatum(storno_bis)}.`
                : 'Online können Sie diese Veranstaltung nicht mehr absagen.'}
            </p>
            {stornierbar &&
              (fragt === veranstaltung.id ? (
                <Kostenfrage
                  wahl={{ token, kind: kindId, weg: [veranstaltung.id] }}
                  frage={`„${veranstaltung.titel}“ für ${vorname} wirklich absagen? Der Platz wird sofort frei.`}
                  ja="Ja, absagen"
                  onDone={(antwort) => finish(antwort, `„${veranstaltung.titel}“ ist abgesagt.`)}
                  onCancel={() => setFragt(null)}
                />
              ) : (
                <Button variant="secondary" onClick={() => setFragt(veranstaltung.id)} disabled={laeuft}>
                  Absagen
                  <VisuallyHidden>
                    : „{veranstaltung.titel}“ für {vorname}
                  </VisuallyHidden>
                </Button>
              ))}
          </li>
        ))}
      </ul>
      <Kindangaben kind={kind} token={token} seite={seite} />
      {offen && <Dazunehmen kind={kind} programm={programm} token={token} onDone={finish} />}
      <fieldset className={styles.erklaerungen}>
        <legend>Einwilligungen für {vorname}</legend>
        {erklaerungen.map(({ feld, text, zugestimmt, seit }) => (
          <div key={feld}>
            <label className={styles.haken}>
              <input
                type="checkbox"
                checked={zugestimmt === true}
                disabled={laeuft}
                onChange={(event) => void onDeclare(feld, event.target.checked)}
              />
              <span>{text}</span>
            </label>
            {seit && (
              <p className={styles.klein}>
                {zugestimmt ? 'Eingewilligt' : 'Nicht eingewilligt'} am{' '}
                {formatDatum(readBerlinerZeit(new Date(seit)).tag)}.
              </p>
            )}
          </div>
        ))}
      </fieldset>
    </section>
  );
}
