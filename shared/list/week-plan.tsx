import { formatDate } from '../format/date.ts';
import { WEEKDAYS } from '../rules/berlin-time.ts';
import type { Week } from '../schemas/desk/week.ts';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './week-plan.module.css';

type Occupancy = Week['tage'][number]['belegungen'][number];

const getTag = (index: number) => (WEEKDAYS[index] ?? '').slice(0, 2).toLowerCase();

/** Hours within one day: an earlier start becomes midnight, a later end the end of the day. */
function getTime({ beginn: start, ende: end }: Occupancy, tag: string): string {
  const from = start.startsWith(tag) ? start.slice(11) : '00:00';
  const until = end.startsWith(tag) ? end.slice(11) : '24:00';
  return `${from}–${until}`;
}

/** A week from Monday to Sunday, with as many days side by side as fit. */
export function WeekPlan({ week }: { week: Week }) {
  return (
    <ol className={styles.week}>
      {week.tage.map(({ tag, belegungen: occupancies }, index) => (
        <li key={tag} className={styles.day}>
          <h3>
            <span className={styles.name}>{getTag(index)}</span> {formatDate(tag).slice(0, 6)}
          </h3>
          {occupancies.length === 0 && <p className={styles.free}>frei</p>}
          <ul>
            {occupancies.map((occupancy) => (
              <li
                key={`${occupancy.beginn}-${occupancy.titel}`}
                className={joinClasses(
                  styles.occupation,
                  occupancy.angefragt ? styles.requested : undefined,
                  occupancy.konflikt ? styles.conflict : undefined,
                )}
              >
                <b>{getTime(occupancy, tag)}</b> {occupancy.titel}
                {occupancy.hallenteile && `, ${occupancy.hallenteile}`}
                {occupancy.angefragt && <em> Anfrage</em>}
                {occupancy.konflikt && <em> Konflikt</em>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
