import type { Bildupload } from '@gm/shared/schemas/bild';

/** Columns of `bilder` as joined to a row that may have no picture. */
export interface BildZeile {
  bild_id: string | null;
  breite: number | null;
  hoehe: number | null;
  farbe: string | null;
  alt: string | null;
  copyright: string | null;
}

/** A picture as the wire carries it; without one, all fields are null. */
export function buildBildupload(zeile: BildZeile, bildtext: string | null = null): Bildupload {
  const { bild_id: id, breite, hoehe, farbe, alt, copyright } = zeile;
  if (id === null || breite === null || hoehe === null || farbe === null) {
    return { bild: null, bildtext: null, bildcopyright: null };
  }
  return { bild: { id, breite, hoehe, farbe, alt: alt ?? '' }, bildtext, bildcopyright: copyright };
}
