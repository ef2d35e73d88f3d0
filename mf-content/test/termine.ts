import type { Termin } from '@gm/shared/schemas/events/termin';
import { image } from './image.ts';

/** An event date in March 2026 as returned by the api. */
export function createTermin(num: number, fields: Partial<Termin> = {}): Termin {
  const day = `2026-03-${String(num).padStart(2, '0')}`;
  return {
    id: num,
    titel: `Konzert ${num}`,
    einleitung: 'Filmmusik und Märsche.',
    datum_von: `${day}T19:30`,
    datum_bis: `${day}T22:00`,
    taeglich: false,
    wiederholung: null,
    rubriken: ['Musik'],
    veranstaltungsort: 'Alte Kelter',
    ortsteil: 'Conweiler',
    detailURL: `/veranstaltungen/konzert-id_${num}/`,
    bild: num % 2 === 0 ? null : image,
    bildtext: null,
    bildcopyright: null,
    ...fields,
  };
}
