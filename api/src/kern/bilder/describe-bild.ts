import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Bild } from '@gm/shared/schemas/bild';
import sharp from 'sharp';

/**
 * Id, upright size and mean colour of a picture file. The id ends in a hash of the content, so that its address never
 * shows anything else and may be cached for ever. Throws for a file that is no picture.
 */
export async function describeBild(datei: string, inhalt: Buffer): Promise<Omit<Bild, 'alt'>> {
  const hash = createHash('sha256').update(inhalt).digest('hex').slice(0, 8);
  const { autoOrient } = await sharp(inhalt).metadata();
  return {
    id: `${buildKurzname(basename(datei, extname(datei)))}-${hash}`,
    breite: autoOrient.width,
    hoehe: autoOrient.height,
    farbe: await measureColour(inhalt),
  };
}

/** Averaging in sRGB as the browser would when it scales the picture to one pixel. */
async function measureColour(inhalt: Buffer): Promise<string> {
  const pixel = await sharp(inhalt)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

function buildKurzname(name: string): string {
  const kurz = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return kurz || 'bild';
}
