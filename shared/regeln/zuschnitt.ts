import { type BildGroesse, type BildVerhaeltnis, crop } from './bild-groessen.ts';

/**
 * A part of a picture, chosen for one of its formats: its left upper corner in percent of the picture, and its size in
 * percent of the largest part with that ratio.
 */
export interface Zuschnitt {
  von_links: number;
  von_oben: number;
  groesse: number;
}

/** Smaller parts would be blurred. */
export const KLEINSTER_ZUSCHNITT = 20;

/** The part in px of the picture; what would reach beyond its edges is moved inside. */
export function placeZuschnitt(original: BildGroesse, verhaeltnis: BildVerhaeltnis, zuschnitt: Zuschnitt) {
  const groesster = crop(original, verhaeltnis);
  const width = Math.max(1, Math.round((groesster.breite * zuschnitt.groesse) / 100));
  const height = Math.max(1, Math.min(original.hoehe, Math.round((groesster.hoehe * zuschnitt.groesse) / 100)));
  const place = (prozent: number, ganzes: number, teil: number) =>
    Math.max(0, Math.min(ganzes - teil, Math.round((ganzes * prozent) / 100)));
  return {
    left: place(zuschnitt.von_links, original.breite, width),
    top: place(zuschnitt.von_oben, original.hoehe, height),
    width,
    height,
  };
}
