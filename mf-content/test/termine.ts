import type { Termin } from '@gm/shared/schemas/termin';
import { bild } from './bild.ts';

/** A date of an event as the api sends it, on that day of March 2026. */
export function createTermin(nummer: number, felder: Partial<Termin> = {}): Termin {
  const tag = `2026-03-${String(nummer).padStart(2, '0')}`;
  return {
    id: nummer,
    titel: `Konzert ${nummer}`,
    einleitung: 'Filmmusik und Märsche.',
    datum_von: `${tag}T19:30`,
    datum_bis: `${tag}T22:00`,
    taeglich: false,
    wiederholung: null,
    rubriken: ['Musik'],
    veranstaltungsort: 'Alte Kelter',
    ortsteil: 'Conweiler',
    detailURL: `/veranstaltungen/konzert-id_${nummer}/`,
    bild: nummer % 2 === 0 ? null : bild,
    bildtext: null,
    bildcopyright: null,
    ...felder,
  };
}
