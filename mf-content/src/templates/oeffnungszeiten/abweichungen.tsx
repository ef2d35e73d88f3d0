import { formatDatumBereich } from '@gm/shared/format/datum';
import { readAbweichung } from '@gm/shared/regeln/oeffnungszeiten';
import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';
import { formatSpanne } from './format-spanne.ts';
import styles from './oeffnungszeiten.module.css';

interface AbweichungenProps {
  zeiten: Oeffnungszeit['abweichendeZeiten'];
  /** `YYYY-MM-DD`; days before it are over and left out. */
  heute: string;
}

/** Days with other times, in order. */
export function Abweichungen({ zeiten, heute }: AbweichungenProps) {
  const kommende = zeiten
    .map(readAbweichung)
    .filter((abweichung) => abweichung !== undefined)
    .filter(({ bis }) => bis >= heute)
    .sort((a, b) => a.von.localeCompare(b.von));
  if (kommende.length === 0) return null;
  return (
    <>
      <p className={styles.name}>Abweichende Zeiten</p>
      <ul className={styles.abweichungen}>
        {kommende.map(({ von, bis, zeit, zusatz }) => (
          <li key={`${von}${zeit?.beginn}`}>
            {formatDatumBereich(von, bis)}: {zeit ? formatSpanne(zeit) : 'geschlossen'}
            {zusatz && ` (${zusatz})`}
          </li>
        ))}
      </ul>
    </>
  );
}
