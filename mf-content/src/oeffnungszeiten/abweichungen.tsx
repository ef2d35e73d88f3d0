import { formatDatumBereich } from '@gm/shared/format/datum';
import { listAbweichungen } from '@gm/shared/regeln/oeffnungszeiten';
import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';
import { formatSpanne } from './format-spanne.ts';
import styles from './zeiten.module.css';

interface AbweichungenProps {
  zeit: Oeffnungszeit;
  /** `YYYY-MM-DD`; days before it are over and left out. */
  heute: string;
}

/** Days with other times, in order, and public holidays soon to come. */
export function Abweichungen({ zeit, heute }: AbweichungenProps) {
  const kommende = listAbweichungen(zeit, heute);
  if (kommende.length === 0) return null;
  return (
    <>
      <p className={styles.name}>Abweichende Zeiten</p>
      <ul className={styles.abweichungen}>
        {kommende.map(({ von, bis, zeit: spanne, zusatz }) => (
          <li key={`${von}${spanne?.beginn}`}>
            {formatDatumBereich(von, bis)}: {spanne ? formatSpanne(spanne) : 'geschlossen'}
            {zusatz && ` (${zusatz})`}
          </li>
        ))}
      </ul>
    </>
  );
}
