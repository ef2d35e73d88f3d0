import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { countFreePlaces } from '@gm/shared/areas/ferienprogramm/rules';
import { formatPlaces } from './format-veranstaltung.ts';
import styles from './places.module.css';

const FEW = 3;

interface PlacesProps {
  veranstaltung: Pick<Ferienveranstaltung, 'teilnehmer_max' | 'bereits_reserviert'>;
  /** Places held by other children of this session. */
  held?: number;
}

/** Free places as text; the colour is only an addition. */
export function Places({ veranstaltung, held = 0 }: PlacesProps) {
  const free = countFreePlaces(veranstaltung, held);
  const level = free === 0 ? styles.none : free <= FEW ? styles.few : styles.enough;
  return <span className={`${styles.places} ${level}`}>{formatPlaces(veranstaltung, held)}</span>;
}
