import { AppError } from '@gm/shared/errors/app-error';
import {
  IMAGE_EDGE,
  IMAGE_MAX_PIXEL,
  IMAGE_TOO_EXPENSIVE,
  IMAGE_TOO_MANY_PIXEL,
  IMAGE_UNREADABLE,
  IMAGE_WRONG_TYPE,
} from '@gm/shared/rules/image-upload';
import sharp, { type Metadata } from 'sharp';

/**
 * Limit for decoding a picture that must be held in memory as a whole; phone photos are decoded line by line and need
 * hardly any.
 */
const MAX_BYTES = 256_000_000;
/** Processing timeout in seconds; pages and the connection wait no longer. */
const LIMIT_S = 30;

const refuse = (field: string, message: string, cause?: unknown) =>
  new AppError('felder_ungueltig', message, { felder: [{ feld: field, meldung: message }], cause });
const open = (path: string) => sharp(path, { limitInputPixels: IMAGE_MAX_PIXEL, pages: 1 });

/**
 * Interlaced PNG and progressive JPEG are stored in passes over the whole area, so the decoder holds all of it: pixels
 * of up to 8 bytes, or coefficients of 2 bytes per channel.
 */
function computeBytes({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  if (!isProgressive) return 0;
  return width * height * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

/**
 * Memory in bytes needed to decode a picture, from its header: a file of 500 kB may need half a gigabyte. The type is
 * detected from the content, not the name. Throws `felder_ungueltig` for `field` if it is neither JPEG nor PNG, or too
 * large.
 */
export async function measureImage(path: string, field: string): Promise<number> {
  const details = await open(path)
    .metadata()
    .catch((error: unknown) => {
      const isTooLarge = String(error).includes('pixel limit');
      throw refuse(field, isTooLarge ? IMAGE_TOO_MANY_PIXEL : IMAGE_WRONG_TYPE, error);
    });
  if (details.format !== 'jpeg' && details.format !== 'png') throw refuse(field, IMAGE_WRONG_TYPE);
  if (details.width * details.height > IMAGE_MAX_PIXEL) throw refuse(field, IMAGE_TOO_MANY_PIXEL);
  const bytes = computeBytes(details);
  if (bytes > MAX_BYTES) throw refuse(field, IMAGE_TOO_EXPENSIVE);
  return bytes;
}

/**
 * Re-encodes a picture accepted by `measureImage` as JPEG: upright, in sRGB, and without any metadata or other data
 * from the file. Throws `felder_ungueltig` for `field` if it is damaged.
 */
export function acceptImage(path: string, field: string): Promise<Buffer> {
  return open(path)
    .autoOrient()
    .resize({ width: IMAGE_EDGE, height: IMAGE_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84 })
    .timeout({ seconds: LIMIT_S })
    .toBuffer()
    .catch((error: unknown) => {
      throw refuse(field, IMAGE_UNREADABLE, error);
    });
}
