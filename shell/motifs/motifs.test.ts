import { brotliCompressSync } from 'node:zlib';
import { MOTIF_NAMES } from '@gm/shared/ui/pictures/choose-motifs';
import { expect, test } from 'vitest';
import { MAP } from './map.ts';
import { MOTIFS } from './motifs.ts';
import { PANORAMAS } from './panorama.ts';
import { PAPER } from './paper.ts';

const MAX_BYTES = 6000;

test('every motif that cards choose is drawn, and no other', () => {
  expect([...MOTIFS.keys()].sort()).toEqual([...MOTIF_NAMES].sort());
});

test.each([...MOTIFS])('%s is small, and takes its colours from the page', (_, svg) => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(svg).not.toMatch(/NaN|undefined|style=|<image|<script|href/);
  const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value);
  const shades = Object.entries({ ...PAPER, schatten: '#0b2b29' });
  const allowed = ['none', ...shades.map(([name, value]) => `var(--gm-mo-${name},${value})`)];
  expect(colours.filter((colour = '') => !allowed.includes(colour))).toEqual([]);
});

test.each([...PANORAMAS, ['karte', MAP]])('%s is small, and sound', (_, svg) => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(svg).not.toMatch(/NaN|undefined|style=|<image|<script|href/);
});

test('the stars leave the words of the hero alone: the left half, and on phones the upper part of the middle', () => {
  // Dots of radius 3 start at their left edge.
  const stars = [...PANORAMAS.get('panorama-winter-nacht')!.matchAll(/M([\d.]+) ([\d.]+)a3 3 /g)];
  expect(stars).toHaveLength(10);
  const underWords = stars.filter(([, x, y]) => Number(x) < 800 || (Number(x) < 1265 && Number(y) < 115));
  expect(underWords).toEqual([]);
});
