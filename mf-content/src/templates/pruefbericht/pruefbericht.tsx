import { formatDatum } from '@gm/shared/format/datum';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { useId } from 'react';
import ergebnis from './ergebnis.json';
import styles from './pruefbericht.module.css';

interface Ergebnis {
  geprueft: string;
  seiten: number;
  pruefungen: number;
  breiten: number[];
  verstoesse: { regel: string; seiten: string[] }[];
}

/** What the last tests of all pages found: `npm run pruefbericht` writes it, so that nobody has to (requirement S-46). */
export function Bericht({ geprueft, seiten, pruefungen, breiten, verstoesse }: Ergebnis) {
  const id = useId();
  return (
    <Abschnitt labelledBy={id}>
      <h2 id={id} className={styles.titel}>
        Ergebnis der letzten Prüfung
      </h2>
      <dl className={styles.angaben}>
        <dt>Zuletzt geprüft</dt>
        <dd>
          <time dateTime={geprueft}>{formatDatum(geprueft)}</time>
        </dd>
        <dt>Geprüft wurden</dt>
        <dd>
          {seiten} Seiten bei {breiten.join(' und ')} Pixeln Breite, zusammen {pruefungen} Prüfungen
        </dd>
        <dt>Womit</dt>
        <dd>Prüfprogramm axe mit den Regeln der WCAG 2.2, Stufen A und AA</dd>
        <dt>Gefunden</dt>
        <dd>
          {verstoesse.length === 0 ? (
            'Keine Verstöße'
          ) : (
            <ul>
              {verstoesse.map((verstoss) => (
                <li key={verstoss.regel}>
                  {verstoss.regel} Nicht erfüllt auf:{' '}
                  {verstoss.seiten.map((pfad, stelle) => (
                    <span key={pfad}>
                      {stelle > 0 && ', '}
                      <a href={pfad}>{pfad}</a>
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
      <p>
        Ein Programm findet nicht jede Barriere. Tastatur, starke Vergrößerung und Vorleseprogramme prüfen wir von Hand.
      </p>
    </Abschnitt>
  );
}

export default function Pruefbericht() {
  return <Bericht {...ergebnis} />;
}
