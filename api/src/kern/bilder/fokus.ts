import { type BildGroesse, type BildVerhaeltnis, crop } from '@gm/shared/regeln/bild-groessen';
import { z } from 'zod';

const prozent = z.number().int().min(0).max(100);

/** What has to stay in view of a picture however it is cut, in percent of its width and height. */
export const fokusSchema = z.strictObject({ von_links: prozent, von_oben: prozent });
export type Fokus = z.infer<typeof fokusSchema>;

/** Parts chosen for its formats stand behind it (zuschnitt.ts). */
const IM_NAMEN = /-f(\d{1,3})-(\d{1,3})(?:-z[0-9a-z]+)?$/;

/**
 * The id of a picture that is cut around a point. It is part of the name because addresses of pictures are kept for ever: with
 * another point it is another picture. Names without one end in eight hex digits.
 */
export const nameFokus = (id: string, fokus: Fokus | null | undefined): string =>
  fokus ? `${id}-f${fokus.von_links}-${fokus.von_oben}` : id;

export function readFokus(id: string): Fokus | null {
  const [, links, oben] = IM_NAMEN.exec(id) ?? [];
  return links && oben ? { von_links: Number(links), von_oben: Number(oben) } : null;
}

/** The largest part of the original with this ratio that has the point as near to its middle as the edges allow. */
export function cropAround(original: BildGroesse, verhaeltnis: BildVerhaeltnis, { von_links, von_oben }: Fokus) {
  const { breite: width, hoehe: height } = crop(original, verhaeltnis);
  const place = (prozente: number, ganzes: number, teil: number) =>
    Math.max(0, Math.min(ganzes - teil, Math.round((ganzes * prozente) / 100 - teil / 2)));
  return {
    left: place(von_links, original.breite, width),
    top: place(von_oben, original.hoehe, height),
    width,
    height,
  };
}
