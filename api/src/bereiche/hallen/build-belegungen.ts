import { addTage, WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { findMontag } from '../../kern/regeln/find-montag.ts';
import type { NeueBelegung } from './belegung-repository.ts';
import type { HallenbelegungenDatei } from './hallenbelegungen-datei.ts';

/** So far ahead halls are asked for. */
const WOCHEN = 52;

/** Weekly use as bookings, from the Monday of `heute` (`YYYY-MM-DD`) on. */
export function buildBelegungen(hallenbelegungen: HallenbelegungenDatei, heute: string): NeueBelegung[] {
  const montag = findMontag(heute);
  return hallenbelegungen.flatMap(({ halle, hallenteile, titel, wochentag, von, bis }) =>
    Array.from({ length: WOCHEN }, (_, woche) => {
      const tag = addTage(montag, 7 * woche + WOCHENTAGE.indexOf(wochentag));
      return { halle, hallenteile, titel, beginn: `${tag}T${von}`, ende: `${tag}T${bis}` };
    }),
  );
}
