import type { EditorialEntry } from '@gm/shared/schemas/editor/editorial-entry';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from '../desk/traffic-light.module.css';

type ContributionStateProps = Pick<EditorialEntry, 'status' | 'ab' | 'bis' | 'ungeprueft' | 'vorgelegt'>;

/** State of an entry with its date, as text and colour. */
export function ContributionState({
  status,
  ab: from,
  bis: until,
  ungeprueft: unchecked,
  vorgelegt: submitted,
}: ContributionStateProps) {
  return (
    <span className={styles.trafficLight}>
      <span className={styles.status}>{status}</span>
      {from && <span className={joinClasses(styles.deadline, styles.gut)}>ab {from}</span>}
      {until && <span className={joinClasses(styles.deadline, styles.gut)}>bis {until}</span>}
      {submitted && <span className={joinClasses(styles.deadline, styles.bald)}>wartet auf Freigabe</span>}
      {unchecked && (
        <span className={joinClasses(styles.deadline, styles.bald)}>
          mit Änderungen, die noch nicht freigegeben sind
        </span>
      )}
    </span>
  );
}
