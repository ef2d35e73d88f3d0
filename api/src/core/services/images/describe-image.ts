import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Picture } from '@gm/shared/schemas/image';
import sharp from 'sharp';

/**
 * Id, upright size and mean colour of a picture file. The id ends in a content hash, so that its address is immutable
 * and cacheable. Throws if the file is not a picture.
 */
export async function describeImage(file: string, content: Buffer): Promise<Omit<Picture, 'alt'>> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const { autoOrient } = await sharp(content).metadata();
  return {
    id: `${buildShortName(basename(file, extname(file)))}-${hash}`,
    breite: autoOrient.width,
    hoehe: autoOrient.height,
    farbe: await measureColour(content),
  };
}

/** Averages in sRGB, as a browser does when scaling the picture to one pixel. */
async function measureColour(content: Buffer): Promise<string> {
  const pixel = await sharp(content)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

function buildShortName(name: string): string {
  const short = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return short || 'bild';
}
