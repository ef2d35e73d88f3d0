import { createHash } from 'node:crypto';
import { type BildGroesse, type BildVerhaeltnis, crop, scale } from '@gm/shared/regeln/bild-groessen';
import sharp, { type Region } from 'sharp';
import { type BildFormat, KODIERUNG } from './bild-format.ts';

/** To be raised with every change of `renderBild` that changes pictures. */
const RENDER_FASSUNG = 1;

// One thread a picture: two pictures at once cost less time together than one after the other on two threads.
sharp.concurrency(1);
// Every result is cached on disk; libvips' own cache would only hold memory.
sharp.cache(false);

export interface Auftrag extends BildGroesse {
  /** The original, or its path. */
  quelle: Buffer | string;
  format: BildFormat;
  /** Cut before scaling: around what catches the eye, or the part that is named. */
  zuschnitt: boolean;
  schnitt?: Region | undefined;
}

/** Size of the answer for a listed width: at most the original's, or its crop's. */
export function computeGroesse(original: BildGroesse, breite: number, verhaeltnis?: BildVerhaeltnis): BildGroesse {
  return scale(crop(original, verhaeltnis), breite);
}

/**
 * Scales and encodes one picture: upright by its EXIF orientation, in sRGB and without any metadata (place, device and
 * owner of a photo are nobody's business). Throws sharp's error for a file that is missing or no picture.
 */
export function renderBild({ quelle, breite, hoehe, format, zuschnitt, schnitt }: Auftrag): Promise<Buffer> {
  const ganzes = sharp(quelle).autoOrient();
  const bild = (schnitt ? ganzes.extract(schnitt) : ganzes).resize(
    breite,
    hoehe,
    zuschnitt && !schnitt ? { fit: 'cover', position: sharp.strategy.attention } : { fit: 'fill' },
  );
  // JPEG knows no transparency: what was see-through becomes white instead of black.
  if (format === 'jpeg') bild.flatten({ background: '#fff' });
  return bild.toFormat(format, KODIERUNG[format]).toBuffer();
}

/** Eight hex digits that change whenever the same order could give other bytes: new encoders, new settings. */
export function getFassung(): string {
  const grundlage = JSON.stringify([RENDER_FASSUNG, sharp.versions, KODIERUNG]);
  return createHash('sha256').update(grundlage).digest('hex').slice(0, 8);
}
