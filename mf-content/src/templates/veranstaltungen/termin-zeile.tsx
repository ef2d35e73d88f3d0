import { Datumsmarke } from '@gm/shared/ui/datumsmarke';
import { formatOrt, formatTermin } from '../../termine/format-termin.ts';
import type { Termin } from '../../termine/termin.ts';
import styles from './veranstaltungen.module.css';

/** A date of the list: when, what, where. The whole line leads to the event's page. */
export function TerminZeile({ termin }: { termin: Termin }) {
  const { titel, einleitung, rubriken, wiederholung, detailURL } = termin;
  const ort = formatOrt(termin);
  return (
    <li className={styles.zeile}>
      <Datumsmarke tag={termin.datum_von} />
      <div>
        <p className={styles.wann}>
          <b>{formatTermin(termin)}</b>
          {wiederholung && ` (${wiederholung})`}
        </p>
        <h3>{detailURL ? <a href={detailURL}>{titel}</a> : titel}</h3>
        {einleitung && <p>{einleitung}</p>}
        <p className={styles.angaben}>
          {ort && <span>{ort}</span>}
          {rubriken.map((rubrik) => (
            <span key={rubrik} className={styles.rubrik}>
              {rubrik}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}
