import type { Redaktionseintrag } from '@gm/shared/schemas/redaktion';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from '../freigaben/ampel.module.css';

type BeitragsstandProps = Pick<Redaktionseintrag, 'status' | 'ab' | 'bis' | 'ungeprueft' | 'vorgelegt'>;

/** Where an entry stands, and since or until when, in words and colour. */
export function Beitragsstand({ status, ab, bis, ungeprueft, vorgelegt }: BeitragsstandProps) {
  return (
    <span className={styles.ampel}>
      <span className={styles.status}>{status}</span>
      {ab && <span className={joinClasses(styles.frist, styles.gut)}>ab {ab}</span>}
      {bis && <span className={joinClasses(styles.frist, styles.gut)}>bis {bis}</span>}
      {vorgelegt && <span className={joinClasses(styles.frist, styles.bald)}>wartet auf Freigabe</span>}
      {ungeprueft && (
        <span className={joinClasses(styles.frist, styles.bald)}>mit Änderungen, die noch nicht freigegeben sind</span>
      )}
    </span>
  );
}
