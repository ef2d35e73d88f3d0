import { crop, type ImageAspectRatio, type ImageSize } from '@gm/shared/rules/image-sizes';
import { z } from 'zod';

const percent = z.number().int().min(0).max(100);

/** Focal point that every crop must contain, in percent of width and height. */
export const focusSchema = z.strictObject({ von_links: percent, von_oben: percent });
export type Focus = z.infer<typeof focusSchema>;

/** A suffix with the crops chosen by format may follow (crop.ts). */
const IN_NAMES = /-f(\d{1,3})-(\d{1,3})(?:-z[0-9a-z]+)?$/;

/**
 * Id of a picture cropped around a focal point. The point is part of the id because picture addresses are cached for
 * ever: another point is another picture. Ids without a focal point end in eight hex digits.
 */
export const nameFocus = (id: string, focus: Focus | null | undefined): string =>
  focus ? `${id}-f${focus.von_links}-${focus.von_oben}` : id;

export function readFocus(id: string): Focus | null {
  const [, links, top] = IN_NAMES.exec(id) ?? [];
  return links && top ? { von_links: Number(links), von_oben: Number(top) } : null;
}

/** The largest part of the original with this ratio whose centre is as close to the focal point as the edges allow. */
export function cropAround(original: ImageSize, aspectRatio: ImageAspectRatio, { von_links, von_oben }: Focus) {
  const { breite: width, hoehe: height } = crop(original, aspectRatio);
  const place = (percentages: number, whole: number, part: number) =>
    Math.max(0, Math.min(whole - part, Math.round((whole * percentages) / 100 - part / 2)));
  return {
    left: place(von_links, original.breite, width),
    top: place(von_oben, original.hoehe, height),
    width,
    height,
  };
}
