import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { formatCount } from '@gm/shared/format/count';
import type { FieldError } from '@gm/shared/schemas/form';

/** Error if the limit is below the number of places taken. */
export function checkPlaces(
  teilnehmer_max: number,
  { bereits_reserviert }: Pick<Ferienveranstaltung, 'bereits_reserviert'>,
): FieldError[] {
  if (teilnehmer_max >= UNLIMITED || teilnehmer_max >= bereits_reserviert) return [];
  const assigned = formatCount(bereits_reserviert, 'Platz ist', 'Plätze sind');
  return [{ feld: 'teilnehmer_max', meldung: `${assigned} schon vergeben. Weniger geht nicht.` }];
}
