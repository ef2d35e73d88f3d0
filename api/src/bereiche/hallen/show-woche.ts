import { addTage, WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import type { Woche } from '@gm/shared/schemas/woche';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { findMontag } from '../../kern/regeln/find-montag.ts';
import { createBelegungRepository, type NeueBelegung } from './belegung-repository.ts';
import { areInTheWay } from './build-belegung.ts';

/**
 * A hall from Monday to Sunday. What somebody asks for is shown among what is booked, both marked where they stand in each
 * other's way.
 */
export async function showWoche(
  db: Datenquelle,
  halle: string,
  tag: string,
  anfrage?: { belegung: NeueBelegung; einsendungId: number },
): Promise<Woche> {
  const montag = findMontag(tag);
  const belegt = await createBelegungRepository(db).list(halle, `${montag}T00:00`, `${addTage(montag, 6)}T24:00`);
  const fremde = belegt
    .filter(({ einsendung_id }) => anfrage === undefined || einsendung_id !== anfrage.einsendungId)
    .map(({ einsendung_id: _, ...belegung }) => ({
      ...belegung,
      angefragt: false,
      konflikt: anfrage !== undefined && areInTheWay(anfrage.belegung, belegung),
    }));
  const eigene = anfrage
    ? [{ ...anfrage.belegung, angefragt: true, konflikt: fremde.some(({ konflikt }) => konflikt) }]
    : [];
  const alle = [...fremde, ...eigene].sort((a, b) => (a.beginn < b.beginn ? -1 : 1));
  return {
    halle,
    tage: WOCHENTAGE.map((_, index) => {
      const heute = addTage(montag, index);
      return {
        tag: heute,
        belegungen: alle
          .filter(({ beginn, ende }) => beginn < `${heute}T24:00` && ende > `${heute}T00:00`)
          .map(({ titel, hallenteile, beginn, ende, angefragt, konflikt }) => ({
            titel,
            hallenteile,
            beginn,
            ende,
            angefragt,
            konflikt,
          })),
      };
    }),
  };
}
