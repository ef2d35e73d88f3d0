import { formatDatum } from '@gm/shared/format/datum';
import { isUndecided } from '@gm/shared/regeln/freigabe';
import type { Freigabeeintrag } from '@gm/shared/schemas/freigaben';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from './ampel.module.css';

const WORTE = { gut: 'fällig am', bald: 'heute fällig,', ueberfaellig: 'überfällig seit' } as const;

/** Where it stands and how urgent it is, in words and colour. */
export function Ampel({ status, ampel, faellig }: Pick<Freigabeeintrag, 'status' | 'ampel' | 'faellig'>) {
  return (
    <span className={styles.ampel}>
      <span className={styles.status}>{status}</span>
      {isUndecided(status) && (
        <span className={joinClasses(styles.frist, styles[ampel])}>
          {WORTE[ampel]} {formatDatum(faellig)}
        </span>
      )}
    </span>
  );
}
