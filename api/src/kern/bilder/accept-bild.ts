import { AppError } from '@gm/shared/fehler/app-error';
import {
  BILD_FALSCHER_TYP,
  BILD_KANTE,
  BILD_MAX_PIXEL,
  BILD_UNLESBAR,
  BILD_ZU_VIELE_PIXEL,
} from '@gm/shared/regeln/bild-upload';
import sharp from 'sharp';

/**
 * Makes a JPEG of its own from a picture somebody sent: upright, in sRGB, without place, device and owner, and without
 * whatever else the file carried. The content decides what it is, not its name.
 * Throws `felder_ungueltig` naming `feld` when it is neither JPEG nor PNG, damaged, or far too large.
 */
export async function acceptBild(pfad: string, feld: string): Promise<Buffer> {
  const refuse = (meldung: string, cause?: unknown) =>
    new AppError('felder_ungueltig', meldung, { felder: [{ feld, meldung }], cause });
  const quelle = sharp(pfad, { limitInputPixels: BILD_MAX_PIXEL, pages: 1 });
  const angaben = await quelle.metadata().catch((error: unknown) => {
    throw refuse(String(error).includes('pixel limit') ? BILD_ZU_VIELE_PIXEL : BILD_FALSCHER_TYP, error);
  });
  if (angaben.format !== 'jpeg' && angaben.format !== 'png') throw refuse(BILD_FALSCHER_TYP);
  if (angaben.width * angaben.height > BILD_MAX_PIXEL) throw refuse(BILD_ZU_VIELE_PIXEL);
  return quelle
    .autoOrient()
    .resize({ width: BILD_KANTE, height: BILD_KANTE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch((error: unknown) => {
      throw refuse(BILD_UNLESBAR, error);
    });
}
