import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BildFormat } from './bild-format.ts';
import { describeBild } from './describe-bild.ts';
import { computeGroesse, renderBild } from './render-bild.ts';

let verzeichnis: string;
let quelle: string;

/** Lies on its side: 400 × 200 stored, 200 × 400 once turned; the top of the upright picture is red, the rest blue. */
async function writeLandscapePhoto(pfad: string): Promise<void> {
  const hochkant = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 200, height: 100, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
    ])
    .png()
    .toBuffer();
  // Orientation 6: "turn by 90° clockwise to see it upright".
  await sharp(hochkant)
    .rotate(-90)
    .withExif({ IFD0: { Copyright: 'geheim', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toFile(pfad);
}

async function readColour(bild: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bild).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)];
}

beforeAll(async () => {
  verzeichnis = await mkdtemp(join(tmpdir(), 'rendere-bild-'));
  quelle = join(verzeichnis, 'Grüße vom Bach (1).jpg');
  await writeLandscapePhoto(quelle);
});

afterAll(() => rm(verzeichnis, { recursive: true }));

describe('renderBild', () => {
  it.each<[BildFormat, string]>([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ])('answers %s upright, in sRGB and without metadata', async (format, erkannt) => {
    const bild = await renderBild({ quelle, breite: 100, hoehe: 200, format, zuschnitt: false });
    const angaben = await sharp(bild).metadata();
    expect(angaben).toMatchObject({ format: erkannt, width: 100, height: 200, space: 'srgb' });
    expect([angaben.exif, angaben.icc, angaben.xmp, angaben.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const [rot = 0, , blau = 0] = await readColour(bild, 50, 10);
    expect(rot).toBeGreaterThan(200);
    expect(blau).toBeLessThan(60);
  });

  it('turns the colours of a wide-gamut photo into sRGB', async () => {
    const p3 = join(verzeichnis, 'p3.png');
    const gruen = { create: { width: 50, height: 50, channels: 3 as const, background: '#40a040' } };
    await sharp(await sharp(gruen).png().toBuffer())
      .withIccProfile('p3')
      .png()
      .toFile(p3);
    const bild = await renderBild({ quelle: p3, breite: 50, hoehe: 50, format: 'jpeg', zuschnitt: false });
    expect((await sharp(bild).metadata()).icc).toBeUndefined();
    const [rot = 0, gruenwert = 0] = await readColour(bild, 25, 25);
    expect(Math.abs(rot - 0x40)).toBeLessThan(4);
    expect(Math.abs(gruenwert - 0xa0)).toBeLessThan(4);
  });

  it('cuts instead of squeezing', async () => {
    const groesse = computeGroesse({ breite: 200, hoehe: 400 }, 320, '1x1');
    expect(groesse).toEqual({ breite: 200, hoehe: 200 });
    const bild = await renderBild({ quelle, ...groesse, format: 'webp', zuschnitt: true });
    expect(await sharp(bild).metadata()).toMatchObject({ width: 200, height: 200 });
  });

  it('puts transparent pictures on white in JPEG', async () => {
    const glas = join(verzeichnis, 'glas.png');
    await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toFile(glas);
    const bild = await renderBild({ quelle: glas, breite: 20, hoehe: 20, format: 'jpeg', zuschnitt: false });
    expect(await readColour(bild, 10, 10)).toEqual([255, 255, 255]);
  });

  it('rejects what is no picture', async () => {
    const text = join(verzeichnis, 'text.jpg');
    await writeFile(text, 'kein Bild');
    await expect(renderBild({ quelle: text, breite: 10, hoehe: 10, format: 'webp', zuschnitt: false })).rejects.toThrow(
      'unsupported image format',
    );
  });
});

describe('describeBild', () => {
  it('gives a readable id with the hash of the content, the upright size and the mean colour', async () => {
    const { id, ...masse } = await describeBild(basename(quelle), await readFile(quelle));
    expect(id).toMatch(/^gruesse-vom-bach-1-[0-9a-f]{8}$/);
    expect(masse).toMatchObject({ breite: 200, hoehe: 400 });
    const [, rot = '', blau = ''] = /^#(..)..(..)$/.exec(masse.farbe) ?? [];
    expect(Number.parseInt(rot, 16) / 255).toBeCloseTo(0.25, 1);
    expect(Number.parseInt(blau, 16) / 255).toBeCloseTo(0.75, 1);
  });

  it('gives another id to another picture of the same name', async () => {
    const vorher = await describeBild(basename(quelle), await readFile(quelle));
    const anderes = join(verzeichnis, 'anders', '..', 'grüße vom bach 1.jpg');
    await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
      .jpeg()
      .toFile(anderes);
    const nachher = await describeBild(basename(anderes), await readFile(anderes));
    expect(nachher.id).not.toBe(vorher.id);
    expect(nachher.id.slice(0, -8)).toBe(vorher.id.slice(0, -8));
    expect(nachher.farbe).toBe('#ffffff');
  });
});
