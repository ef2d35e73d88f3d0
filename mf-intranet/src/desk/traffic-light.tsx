import { formatDate } from '@gm/shared/format/date';
import { isUndecided } from '@gm/shared/rules/release';
import type { ReleaseEntry } from '@gm/shared/schemas/desk/releases';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from './traffic-light.module.css';

const WORDS = { gut: 'fällig am', bald: 'heute fällig,', ueberfaellig: 'überfällig seit' } as const;

/** State and urgency, as text and colour. */
export function TrafficLight({
  status,
  stand: word = status,
  ampel: trafficLight,
  faellig: due,
}: Pick<ReleaseEntry, 'status' | 'stand' | 'ampel' | 'faellig'>) {
  return (
    <span className={styles.trafficLight}>
      <span className={styles.status}>{word}</span>
      {isUndecided(status) && (
        <span className={joinClasses(styles.deadline, styles[trafficLight])}>
          {WORDS[trafficLight]} {formatDate(due)}
        </span>
      )}
    </span>
  );
}
