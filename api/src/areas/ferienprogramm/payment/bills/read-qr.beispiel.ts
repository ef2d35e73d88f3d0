import { Buffer } from 'node:buffer';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** Decodes a QR code with a library independent of the one that drew it. */
export async function readQr({ groesse: size, pfad: path }: { groesse: number; pfad: string }): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 6}" height="${size * 6}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.binaryData ?? []).toString('utf8');
}
