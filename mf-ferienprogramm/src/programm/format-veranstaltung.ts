import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { countFreePlaetze, UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';

/** `6 bis 10 Jahre`, `ab 6 Jahren`; without limits 'keine Einschränkung' (B9). */
export function formatAlter({ alter_min: min, alter_max: max }: Pick<Ferienveranstaltung, 'alter_min' | 'alter_max'>) {
  if (max >= UNBEGRENZT) return min === 0 ? 'keine Einschränkung' : `ab ${min} Jahren`;
  if (min === 0) return `bis ${max} Jahre`;
  return min === max ? `${min} Jahre` : `${min} bis ${max} Jahre`;
}

/** `5 bis 12 Kinder`, `ab 5 Kindern`; without limits 'keine Einschränkung' (B9). */
export function formatTeilnehmer({
  teilnehmer_min: min,
  teilnehmer_max: max,
}: Pick<Ferienveranstaltung, 'teilnehmer_min' | 'teilnehmer_max'>) {
  if (max >= UNBEGRENZT) return min === 0 ? 'keine Einschränkung' : `ab ${min} Kindern`;
  if (min === 0) return `bis ${max} Kinder`;
  return min === max ? `${min} Kinder` : `${min} bis ${max} Kinder`;
}

/** `4 Plätze frei`, `ausgebucht`; @param gehalten places held by children of this session */
export function formatPlaetze(
  veranstaltung: Pick<Ferienveranstaltung, 'teilnehmer_max' | 'bereits_reserviert'>,
  gehalten = 0,
): string {
  const frei = countFreePlaetze(veranstaltung, gehalten);
  if (frei === 0) return 'ausgebucht';
  if (!Number.isFinite(frei)) return 'Plätze frei';
  return frei === 1 ? '1 Platz frei' : `${frei} Plätze frei`;
}
