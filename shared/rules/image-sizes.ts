/**
 * Sizes of the pictures at `/api/bild/{id}/{breite}`. Separate from `schemas/image.ts`, so that the browser does not
 * load zod for these numbers.
 */

/** Widths in px the api scales to. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1660, 2400] as const;

/** Crops provided by the api (`?ratio=16x9`), with their width divided by height. */
export const IMAGE_ASPECT_RATIOS = { '1x1': 1, '3x2': 3 / 2, '16x9': 16 / 9, '21x9': 21 / 9 } as const;
export type ImageAspectRatio = keyof typeof IMAGE_ASPECT_RATIOS;

export interface ImageSize {
  /** px */
  breite: number;
  /** px */
  hoehe: number;
}

/** Largest part of the original with the given ratio; without one the original's size. */
export function crop({ breite: width, hoehe: height }: ImageSize, aspectRatio?: ImageAspectRatio): ImageSize {
  if (!aspectRatio) return { breite: width, hoehe: height };
  const factor = IMAGE_ASPECT_RATIOS[aspectRatio];
  const cut = Math.min(width, Math.round(height * factor));
  return { breite: cut, hoehe: Math.max(1, Math.round(cut / factor)) };
}

/** Size of the picture scaled to one of the listed widths; never larger than the original. */
export function scale(size: ImageSize, width: number): ImageSize {
  if (width >= size.breite) return size;
  return { breite: width, hoehe: Math.max(1, Math.round((size.hoehe * width) / size.breite)) };
}

/** Width for browsers without `srcset` and for link previews. */
const WIDTH_WITHOUT_SRCSET = 960;

/** Attributes of an `<img>` with the picture in every width up to its own. */
export function getSources(
  image: ImageSize & { id: string },
  ratio?: ImageAspectRatio,
): { src: string; srcSet: string } {
  const largest = crop(image, ratio).breite;
  const address = (width: number) => `/api/bild/${image.id}/${width}${ratio ? `?ratio=${ratio}` : ''}`;
  const widths = IMAGE_WIDTHS.filter((width) => width <= largest);
  if (widths.length === 0) {
    // A picture below the smallest width is served at its own width, which the descriptor must state.
    const only = address(IMAGE_WIDTHS[0]);
    return { src: only, srcSet: `${only} ${largest}w` };
  }
  const medium = Math.max(...widths.filter((width) => width <= WIDTH_WITHOUT_SRCSET));
  return { src: address(medium), srcSet: widths.map((width) => `${address(width)} ${width}w`).join(',') };
}
