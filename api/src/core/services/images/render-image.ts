import { createHash } from 'node:crypto';
import { crop, type ImageAspectRatio, type ImageSize, scale } from '@gm/shared/rules/image-sizes';
import sharp, { type Region } from 'sharp';
import { ENCODING, type ImageFormat } from './image-format.ts';

/** Increment with every change of `renderImage` that affects its output. */
const RENDER_VERSION = 1;

// One thread per picture: two pictures in parallel finish sooner than in sequence with two threads each.
sharp.concurrency(1);
// Results are cached on disk; libvips' own cache would only waste memory.
sharp.cache(false);

export interface Order extends ImageSize {
  /** The original or its path. */
  quelle: Buffer | string;
  format: ImageFormat;
  /** Crop before scaling, to the given region or the salient one. */
  zuschnitt: boolean;
  schnitt?: Region | undefined;
}

/** Output size for a listed width: never larger than the original or its crop. */
export function computeSize(original: ImageSize, width: number, aspectRatio?: ImageAspectRatio): ImageSize {
  return scale(crop(original, aspectRatio), width);
}

/**
 * Scales and encodes a picture: upright by its EXIF orientation, in sRGB and without metadata (privacy: location,
 * device, owner). Throws sharp's error if the file is missing or not a picture.
 */
export function renderImage({
  quelle: source,
  breite: width,
  hoehe: height,
  format,
  zuschnitt: crop,
  schnitt: cut,
}: Order): Promise<Buffer> {
  const whole = sharp(source).autoOrient();
  const image = (cut ? whole.extract(cut) : whole).resize(
    width,
    height,
    crop && !cut ? { fit: 'cover', position: sharp.strategy.attention } : { fit: 'fill' },
  );
  // JPEG has no transparency: use white, not black, as background.
  if (format === 'jpeg') image.flatten({ background: '#fff' });
  return image.toFormat(format, ENCODING[format]).toBuffer();
}

/** Eight hex digits that change with encoder versions and settings, which may change the output. */
export function getVersion(): string {
  const basis = JSON.stringify([RENDER_VERSION, sharp.versions, ENCODING]);
  return createHash('sha256').update(basis).digest('hex').slice(0, 8);
}
