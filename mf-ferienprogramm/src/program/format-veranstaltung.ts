import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { countFreePlaces, UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { formatCount } from '@gm/shared/format/count';

/** `6 bis 10 Jahre`, `ab 6 Jahren`; without limits 'keine Einschränkung' (B9). */
export function formatAge({ alter_min: min, alter_max: max }: Pick<Ferienveranstaltung, 'alter_min' | 'alter_max'>) {
  if (max >= UNLIMITED) return min === 0 ? 'keine Einschränkung' : `ab ${formatCount(min, 'Jahr', 'Jahren')}`;
  const until = formatCount(max, 'Jahr', 'Jahre');
  if (min === 0) return `bis ${until}`;
  return min === max ? until : `${min} bis ${until}`;
}

/** `5 bis 12 Kinder`, `ab 5 Kindern`; without limits 'keine Einschränkung' (B9). */
export function formatParticipants({
  teilnehmer_min: min,
  teilnehmer_max: max,
}: Pick<Ferienveranstaltung, 'teilnehmer_min' | 'teilnehmer_max'>) {
  if (max >= UNLIMITED) return min === 0 ? 'keine Einschränkung' : `ab ${formatCount(min, 'Kind', 'Kindern')}`;
  const until = formatCount(max, 'Kind', 'Kinder');
  if (min === 0) return `bis ${until}`;
  return min === max ? until : `${min} bis ${until}`;
}

/**
 * `4 Plätze frei`, `ausgebucht`.
 * @param held places held by children of this session
 */
export function formatPlaces(
  veranstaltung: Pick<Ferienveranstaltung, 'teilnehmer_max' | 'bereits_reserviert'>,
  held = 0,
): string {
  const free = countFreePlaces(veranstaltung, held);
  if (free === 0) return 'ausgebucht';
  if (!Number.isFinite(free)) return 'Plätze frei';
  return `${formatCount(free, 'Platz', 'Plätze')} frei`;
}
