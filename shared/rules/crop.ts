import { crop, type ImageAspectRatio, type ImageSize } from './image-sizes.ts';

/**
 * A part of a picture for one of its formats: its top left corner in percent of the picture, and its size in percent of
 * the largest part with that ratio.
 */
export interface Crop {
  von_links: number;
  von_oben: number;
  groesse: number;
}

/** Smaller crops would be blurred. */
export const SMALLEST_CROP = 20;

/** The crop in px of the picture; moved inside if it exceeds the edges. */
export function placeCrop(original: ImageSize, aspectRatio: ImageAspectRatio, zuschnitt: Crop) {
  const largest = crop(original, aspectRatio);
  const width = Math.max(1, Math.round((largest.breite * zuschnitt.groesse) / 100));
  const height = Math.max(1, Math.min(original.hoehe, Math.round((largest.hoehe * zuschnitt.groesse) / 100)));
  const place = (percent: number, whole: number, part: number) =>
    Math.max(0, Math.min(whole - part, Math.round((whole * percent) / 100)));
  return {
    left: place(zuschnitt.von_links, original.breite, width),
    top: place(zuschnitt.von_oben, original.hoehe, height),
    width,
    height,
  };
}
