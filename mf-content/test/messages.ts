import type { ArtikelShort } from '@gm/shared/areas/aktuelles/artikel';
import { image } from './image.ts';

/** A news item as returned by the api; every third one has no picture. */
export function createMessage(num: number): ArtikelShort {
  return {
    id: num,
    titel: `Neue Brücke über den Erlenbach, Teil ${num}`,
    einleitung: 'Die Arbeiten beginnen am unteren Ende der Mühlstraße und dauern etwa sechs Wochen.',
    datum_von: `2026-03-${String(num).padStart(2, '0')}`,
    rubrik_name: 'Bauen & Verkehr',
    detailURL: `/aktuelles/neue-bruecke-id_${num}/`,
    highlight: false,
    news: true,
    bild: num % 3 === 0 ? null : image,
    bildtext: null,
    bildcopyright: null,
  };
}

export function createMessages(count: number, first = 1): ArtikelShort[] {
  return Array.from({ length: count }, (_, index) => createMessage(first + index));
}
