import { Buffer } from 'node:buffer';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** Reads a code as a camera would, with a library that has nothing to do with the one that drew it. */
export async function readQr({ groesse, pfad }: { groesse: number; pfad: string }): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${groesse} ${groesse}" width="${groesse * 6}" height="${groesse * 6}"><path fill="#fff" d="M0 0h${groesse}v${groesse}H0z"/><path d="${pfad}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.binaryData ?? []).toString('utf8');
}
