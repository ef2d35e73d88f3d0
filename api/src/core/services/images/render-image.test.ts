import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeImage } from './describe-image.ts';
import type { ImageFormat } from './image-format.ts';
import { computeSize, renderImage } from './render-image.ts';

let directory: string;
let source: string;

/** Stored rotated: 400 × 200, 200 × 400 when upright; the top of the upright picture is red, the rest blue. */
async function writeLandscapePhoto(path: string): Promise<void> {
  const hochkant = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 200, height: 100, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
    ])
    .png()
    .toBuffer();
  // EXIF orientation 6: rotate by 90° clockwise.
  await sharp(hochkant)
    .rotate(-90)
    .withExif({ IFD0: { Copyright: 'geheim', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toFile(path);
}

async function readColour(image: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)];
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rendere-bild-'));
  source = join(directory, 'Grüße vom Bach (1).jpg');
  await writeLandscapePhoto(source);
});

afterAll(() => rm(directory, { recursive: true }));

describe('renderImage', () => {
  it.each<[ImageFormat, string]>([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ])('answers %s upright, in sRGB and without metadata', async (format, recognized) => {
    const image = await renderImage({ quelle: source, breite: 100, hoehe: 200, format, zuschnitt: false });
    const details = await sharp(image).metadata();
    expect(details).toMatchObject({ format: recognized, width: 100, height: 200, space: 'srgb' });
    expect([details.exif, details.icc, details.xmp, details.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const [red = 0, , blue = 0] = await readColour(image, 50, 10);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('converts a wide-gamut photo to sRGB', async () => {
    const p3 = join(directory, 'p3.png');
    const green = { create: { width: 50, height: 50, channels: 3 as const, background: '#40a040' } };
    await sharp(await sharp(green).png().toBuffer())
      .withIccProfile('p3')
      .png()
      .toFile(p3);
    const image = await renderImage({ quelle: p3, breite: 50, hoehe: 50, format: 'jpeg', zuschnitt: false });
    expect((await sharp(image).metadata()).icc).toBeUndefined();
    const [red = 0, greenValue = 0] = await readColour(image, 25, 25);
    expect(Math.abs(red - 0x40)).toBeLessThan(4);
    expect(Math.abs(greenValue - 0xa0)).toBeLessThan(4);
  });

  it('crops instead of distorting', async () => {
    const size = computeSize({ breite: 200, hoehe: 400 }, 320, '1x1');
    expect(size).toEqual({ breite: 200, hoehe: 200 });
    const image = await renderImage({ quelle: source, ...size, format: 'webp', zuschnitt: true });
    expect(await sharp(image).metadata()).toMatchObject({ width: 200, height: 200 });
  });

  it('flattens transparent pictures onto white for JPEG', async () => {
    const glas = join(directory, 'glas.png');
    await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toFile(glas);
    const image = await renderImage({ quelle: glas, breite: 20, hoehe: 20, format: 'jpeg', zuschnitt: false });
    expect(await readColour(image, 10, 10)).toEqual([255, 255, 255]);
  });

  it('rejects files that are not pictures', async () => {
    const text = join(directory, 'text.jpg');
    await writeFile(text, 'kein Bild');
    await expect(
      renderImage({ quelle: text, breite: 10, hoehe: 10, format: 'webp', zuschnitt: false }),
    ).rejects.toThrow('unsupported image format');
  });
});

describe('describeImage', () => {
  it('yields a readable id with a content hash, the upright size and the mean colour', async () => {
    const { id, ...masse } = await describeImage(basename(source), await readFile(source));
    expect(id).toMatch(/^gruesse-vom-bach-1-[0-9a-f]{8}$/);
    expect(masse).toMatchObject({ breite: 200, hoehe: 400 });
    const [, red = '', blue = ''] = /^#(..)..(..)$/.exec(masse.farbe) ?? [];
    expect(Number.parseInt(red, 16) / 255).toBeCloseTo(0.25, 1);
    expect(Number.parseInt(blue, 16) / 255).toBeCloseTo(0.75, 1);
  });

  it('yields another id for a different picture of the same name', async () => {
    const before = await describeImage(basename(source), await readFile(source));
    const other = join(directory, 'anders', '..', 'grüße vom bach 1.jpg');
    await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
      .jpeg()
      .toFile(other);
    const after = await describeImage(basename(other), await readFile(other));
    expect(after.id).not.toBe(before.id);
    expect(after.id.slice(0, -8)).toBe(before.id.slice(0, -8));
    expect(after.farbe).toBe('#ffffff');
  });
});
