import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { countFreePlaetze } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { formatPlaetze } from './format-veranstaltung.ts';
import styles from './plaetze.module.css';

const WENIGE = 3;

interface PlaetzeProps {
  veranstaltung: Pick<Ferienveranstaltung, 'teilnehmer_max' | 'bereits_reserviert'>;
  /** Places held by other children of this session. */
  gehalten?: number;
}

/** Free places in words; the colour only underlines them. */
export function Plaetze({ veranstaltung, gehalten = 0 }: PlaetzeProps) {
  const frei = countFreePlaetze(veranstaltung, gehalten);
  const stufe = frei === 0 ? styles.keine : frei <= WENIGE ? styles.wenige : styles.genug;
  return <span className={`${styles.plaetze} ${stufe}`}>{formatPlaetze(veranstaltung, gehalten)}</span>;
}
