/**
 * Sizes of the pictures at `/api/bild/{id}/{breite}`. Apart from `schemas/bild.ts` so that the browser, which needs only
 * these numbers, does not load zod with them.
 */

/** Widths in px the api scales to. */
export const BILD_BREITEN = [320, 480, 640, 960, 1280, 1660, 2400] as const;

/** Crops the api cuts (`?ratio=16x9`) and their width divided by height. */
export const BILD_VERHAELTNISSE = { '1x1': 1, '3x2': 3 / 2, '16x9': 16 / 9, '21x9': 21 / 9 } as const;
export type BildVerhaeltnis = keyof typeof BILD_VERHAELTNISSE;

export interface BildGroesse {
  /** px */
  breite: number;
  /** px */
  hoehe: number;
}

/** Largest part of the original with the given ratio; without a ratio the original's own size. */
export function crop({ breite, hoehe }: BildGroesse, verhaeltnis?: BildVerhaeltnis): BildGroesse {
  if (!verhaeltnis) return { breite, hoehe };
  const faktor = BILD_VERHAELTNISSE[verhaeltnis];
  const schnitt = Math.min(breite, Math.round(hoehe * faktor));
  return { breite: schnitt, hoehe: Math.max(1, Math.round(schnitt / faktor)) };
}

/** The picture at one of the listed widths; never larger than the picture itself. */
export function scale(groesse: BildGroesse, breite: number): BildGroesse {
  if (breite >= groesse.breite) return groesse;
  return { breite, hoehe: Math.max(1, Math.round((groesse.hoehe * breite) / groesse.breite)) };
}
