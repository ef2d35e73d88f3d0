import { formatDatum } from '../format/datum.ts';
import { WOCHENTAGE } from '../regeln/berliner-zeit.ts';
import type { Woche } from '../schemas/woche.ts';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './wochenplan.module.css';

type Belegung = Woche['tage'][number]['belegungen'][number];

const getTag = (index: number) => (WOCHENTAGE[index] ?? '').slice(0, 2).toLowerCase();

/** Hours of one day: what began before it begins at midnight, what goes on ends there. */
function getZeit({ beginn, ende }: Belegung, tag: string): string {
  const von = beginn.startsWith(tag) ? beginn.slice(11) : '00:00';
  const bis = ende.startsWith(tag) ? ende.slice(11) : '24:00';
  return `${von}–${bis}`;
}

/** A week from Monday to Sunday, as many days beside each other as the screen holds. */
export function Wochenplan({ woche }: { woche: Woche }) {
  return (
    <ol className={styles.woche}>
      {woche.tage.map(({ tag, belegungen }, index) => (
        <li key={tag} className={styles.tag}>
          <h3>
            <span className={styles.name}>{getTag(index)}</span> {formatDatum(tag).slice(0, 6)}
          </h3>
          {belegungen.length === 0 && <p className={styles.frei}>frei</p>}
          <ul>
            {belegungen.map((belegung) => (
              <li
                key={`${belegung.beginn}-${belegung.titel}`}
                className={joinClasses(
                  styles.belegung,
                  belegung.angefragt ? styles.angefragt : undefined,
                  belegung.konflikt ? styles.konflikt : undefined,
                )}
              >
                <b>{getZeit(belegung, tag)}</b> {belegung.titel}
                {belegung.hallenteile && `, ${belegung.hallenteile}`}
                {belegung.angefragt && <em> Anfrage</em>}
                {belegung.konflikt && <em> Konflikt</em>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
