import type { RatsvorlageKurz } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { formatDatum } from '@gm/shared/format/datum';
import { Geschuetzt } from './geschuetzt.tsx';
import styles from './ratsinfo.module.css';

/** Papers as short lines. */
export function VorlagenListe({ vorlagen }: { vorlagen: readonly RatsvorlageKurz[] }) {
  return (
    <ul className={styles.verweise}>
      {vorlagen.map(({ id, titel, art, aktenzeichen, datum, oeffentlich, detailURL }) => (
        <li key={id}>
          <a href={detailURL}>{titel}</a> {!oeffentlich && <Geschuetzt />}
          <p className={styles.leise}>
            {[[art, aktenzeichen].filter(Boolean).join(' '), datum && formatDatum(datum)].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
