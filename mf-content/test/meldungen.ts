import type { ArtikelKurz } from '@gm/shared/bereiche/aktuelles/artikel';
import { bild } from './bild.ts';

/** A news item as the api sends it; every third one has no picture. */
export function createMeldung(nummer: number): ArtikelKurz {
  return {
    id: nummer,
    titel: `Neue Brücke über den Erlenbach, Teil ${nummer}`,
    einleitung: 'Die Arbeiten beginnen am unteren Ende der Mühlstraße und dauern etwa sechs Wochen.',
    datum_von: `2026-03-${String(nummer).padStart(2, '0')}`,
    rubrik_name: 'Bauen & Verkehr',
    detailURL: `/aktuelles/neue-bruecke-id_${nummer}/`,
    highlight: false,
    news: true,
    bild: nummer % 3 === 0 ? null : bild,
    bildtext: null,
    bildcopyright: null,
  };
}

export function createMeldungen(anzahl: number, erste = 1): ArtikelKurz[] {
  return Array.from({ length: anzahl }, (_, index) => createMeldung(erste + index));
}
