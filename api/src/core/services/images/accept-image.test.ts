import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { IMAGE_TOO_EXPENSIVE } from '@gm/shared/rules/image-upload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptImage, measureImage } from './accept-image.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accept-bild-'));
});
afterAll(() => rm(folder, { recursive: true }));

const draw = (width: number, height: number, channels: 3 | 4 = 4) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 120, b: 150, alpha: 0.5 } } });

/**
 * Rewrites the size in the header: IHDR for PNG, frame header (SOF2: progressive) for JPEG. The image data is
 * irrelevant here.
 */
function enlarge(image: Buffer, width: number, height: number): Buffer {
  const isPng = image.readUInt8(0) === 0x89;
  const at = isPng ? 16 : image.indexOf(Buffer.from([0xff, 0xc2])) + 5;
  if (isPng) {
    image.writeUInt32BE(width, at);
    image.writeUInt32BE(height, at + 4);
    image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
  } else {
    image.writeUInt16BE(height, at);
    image.writeUInt16BE(width, at + 2);
  }
  return image;
}

it.each([
  ['interlaced.png', () => draw(8, 8).toColourspace('rgb16').png({ progressive: true })],
  ['progressive.jpg', () => draw(8, 8, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
])('%s is refused by its header if it would decode to more than 256 MB', async (name, build) => {
  const path = join(folder, name);
  await writeFile(path, enlarge(await build().toBuffer(), 8000, 7000));
  await expect(measureImage(path, 'bild')).rejects.toMatchObject({
    code: 'felder_ungueltig',
    felder: [{ feld: 'bild', meldung: IMAGE_TOO_EXPENSIVE }],
  });
});

it.each([
  ['a photo', () => draw(1500, 1000, 3).jpeg(), 0],
  ['a drawing', () => draw(1500, 1000).png(), 0],
  ['an interlaced drawing', () => draw(1500, 1000).png({ progressive: true }), 6_000_000],
  ['a progressive photo', () => draw(1500, 1000, 3).jpeg({ progressive: true }), 9_000_000],
])('%s is accepted with its memory requirement', async (name, build, bytes) => {
  const path = join(folder, name);
  await build().toFile(path);
  expect(await measureImage(path, 'bild')).toBe(bytes);
  expect((await sharp(await acceptImage(path, 'bild')).metadata()).format).toBe('jpeg');
});
