import { readFileSync } from 'node:fs';
import { THEMES } from '@gm/shared/schemas/page';
import { describe, expect, it } from 'vitest';

const css = ['tokens', 'themes']
  .map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('');

type Colour = 'hell' | 'dunkel';

/** Tokens of the rule blocks whose selector contains `selector`. */
function readTokens(selector: string): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
    if (!selectors.split(',').some((part) => part.replace(/\/\*.*?\*\//gs, '').trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--gm-([\w-]+):\s*([^;]+);/g))
      tokens[name] = value.replace(/\s+/g, ' ').replace('( ', '(').replace(' )', ')');
  }
  return tokens;
}

/** Two arguments, of which the first may itself contain lists in parentheses. */
const PAIR = /^((?:[^(),]|\([^()]*\))+),\s*(.+)$/;

/** Computed value of a token, as six digits. */
function resolve(value: string, tokens: Record<string, string>, colour: Colour): string {
  const [, name = '', list = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  if (name === 'var') return resolve(tokens[list.replace('--gm-', '')] ?? list, tokens, colour);
  if (name === 'light-dark') {
    const [, hell = '', dark = ''] = PAIR.exec(list) ?? [];
    return resolve(colour === 'hell' ? hell : dark, tokens, colour);
  }
  if (name === 'color-mix') {
    const [, first = '', share = '', second = ''] = /^in srgb, (\S+) (\d+)%, (.+)$/.exec(list) ?? [];
    const [a, b] = [first, second].map((part) => resolve(part, tokens, colour));
    const mixed = [0, 2, 4].map((at) => {
      const [x = 0, y = 0] = [a, b].map((hex) => Number.parseInt(hex?.slice(at, at + 2) ?? '', 16));
      return Math.round(y + ((x - y) * Number(share)) / 100);
    });
    return mixed.map((part) => part.toString(16).padStart(2, '0')).join('');
  }
  const hex = /^#([0-9a-f]{3,6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`'${value}' is no colour`);
  return hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
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

/**
 * Foreground, background, minimum ratio. The goal for body text is 7, WCAG AA requires 4.5, and 3 for marks and edges.
 */
const everywhere: [string, string, number][] = [
  ['ink', 'sheet', 7],
  ['ink', 'paper', 7],
  ['muted', 'sheet', 7],
  ['muted', 'paper', 4.5],
  ['field', 'sheet', 3],
  ['field', 'paper', 3],
  ['danger', 'sheet', 4.5],
  ['danger', 'danger-bg', 4.5],
  ['success', 'success-bg', 4.5],
  ['warning', 'warning-bg', 4.5],
  ['ink', 'danger-bg', 7],
  ['ink', 'success-bg', 7],
  ['ink', 'warning-bg', 7],
  ['focus', 'paper', 3],
  ['focus', 'sheet', 3],
  ['focus-halo', 'alarm', 4.5],
];
const perTheme: [string, string, number][] = [
  ['link', 'sheet', 7],
  ['link', 'paper', 4.5],
  ['link', 'tint', 4.5],
  ['link', 'wash', 4.5],
  ['link-hover', 'sheet', 7],
  ['link-hover', 'tint', 7],
  ['action', 'sheet', 4.5],
  ['action-ink', 'action', 7],
  ['action-ink', 'action-hover', 7],
  ['brand-200', 'brand-900', 4.5],
  ['brand-900', 'brand-200', 4.5],
  ['accent', 'brand-900', 4.5],
  ['accent', 'brand-700', 3],
  ['accent-ink', 'accent', 7],
  ['ink', 'tint', 7],
  ['ink', 'wash', 7],
  ['muted', 'wash', 4.5],
  ['muted', 'tint', 4.5],
  ['focus', 'tint', 3],
  ['focus-halo', 'brand-900', 3],
];

const root = readTokens(':root');

describe.each(['hell', 'dunkel'] as const)('contrast, %s', (colour) => {
  const check =
    (tokens: Record<string, string>) =>
    (...[foreground, background, least]: [string, string, number]) => {
      const [a = '', b = ''] = [foreground, background].map((name) => resolve(`var(--gm-${name})`, tokens, colour));
      expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
    };
  it.each(everywhere)('%s on %s ≥ %d', check(root));

  describe.each(THEMES)('theme %s', (theme) => {
    it.each(perTheme)('%s on %s ≥ %d', check({ ...root, ...readTokens(`[data-theme='${theme}']`) }));
  });
});

it('the focus has a ring around the ring where the page is light', () => {
  const [focus = '', halo = ''] = ['focus', 'focus-halo'].map((name) => resolve(`var(--gm-${name})`, root, 'hell'));
  expect(contrast(focus, halo)).toBeGreaterThanOrEqual(3);
});

it.each(THEMES)('theme %s defines all its colours itself', (theme) => {
  const names = (of: string) => Object.keys(readTokens(`[data-theme='${of}']`)).filter((name) => !/^action/.test(name));
  expect(names(theme).sort()).toEqual(names('default').sort());
});

it('paper and browsers without a preference get the light colours', () => {
  const [outside = '', inside = ''] = css.split('@media screen');
  expect(outside.match(/color-scheme: [^;]+/g)).toEqual(['color-scheme: light']);
  expect(inside.match(/color-scheme: [^;]+/g)).toEqual([
    'color-scheme: light dark',
    'color-scheme: light',
    'color-scheme: dark',
  ]);
});
