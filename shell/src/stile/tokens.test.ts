import { readFileSync } from 'node:fs';
import { THEMES } from '@gm/shared/schemas/seite';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colour tokens of the rule blocks whose selector contains `selector`. */
function readColours(selector: string): Record<string, string> {
  const colours: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
    if (!selectors.split(',').some((part) => part.replace(/\/\*.*?\*\//gs, '').trim() === selector)) continue;
    for (const [, name = '', hex = ''] of body.matchAll(/--gm-([\w-]+):\s*#([0-9a-f]{3,6})\b/g)) {
      colours[name] = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    }
  }
  return colours;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Foreground, background, least ratio. Body text aims at 7, WCAG AA asks for 4.5, marks and edges for 3. */
const everywhere: [string, string, number][] = [
  ['ink', 'white', 7],
  ['ink', 'paper', 7],
  ['muted', 'white', 7],
  ['muted', 'paper', 4.5],
  ['field', 'white', 3],
  ['field', 'paper', 3],
  ['danger', 'white', 4.5],
  ['danger', 'danger-bg', 4.5],
  ['success', 'success-bg', 4.5],
  ['warning', 'warning-bg', 4.5],
  ['info', 'info-bg', 4.5],
  ['ink', 'danger-bg', 7],
  ['ink', 'success-bg', 7],
  ['ink', 'warning-bg', 7],
  ['focus', 'paper', 3],
  ['focus', 'focus-halo', 3],
];
const perTheme: [string, string, number][] = [
  ['brand-700', 'white', 7],
  ['brand-700', 'paper', 4.5],
  ['brand-700', 'brand-100', 4.5],
  ['brand-700', 'brand-50', 4.5],
  ['brand-900', 'white', 7],
  ['white', 'action', 7],
  ['white', 'action-hover', 7],
  ['brand-200', 'brand-900', 4.5],
  ['accent', 'brand-900', 4.5],
  ['accent', 'brand-700', 3],
  ['accent-ink', 'accent', 7],
  ['accent-ink', 'white', 7],
  ['ink', 'brand-100', 7],
  ['muted', 'brand-50', 4.5],
  ['muted', 'brand-100', 4.5],
  ['focus-halo', 'brand-900', 3],
];

const root = readColours(':root');
const check = (colours: Record<string, string>) => (foreground: string, background: string, least: number) => {
  const [a, b] = [colours[foreground], colours[background]];
  expect(a && b, `${foreground} on ${background}`).toBeTruthy();
  expect(contrast(a ?? '', b ?? '')).toBeGreaterThanOrEqual(least);
};

describe('contrast', () => {
  it.each(everywhere)('%s on %s ≥ %d', check(root));

  describe.each(THEMES)('theme %s', (theme) => {
    const colours = readColours(`[data-theme='${theme}']`);
    it('names all its colours itself', () => {
      expect(Object.keys(colours).sort()).toEqual(Object.keys(readColours("[data-theme='default']")).sort());
    });
    it.each(perTheme)('%s on %s ≥ %d', check({ ...root, ...colours }));
  });
});
