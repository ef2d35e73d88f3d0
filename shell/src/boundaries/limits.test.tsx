import { expect, it } from 'vitest';
import type { Snapshot } from '../registry/registry.ts';
import { createBuild, createTemporaryDir } from '../registry/release.examples.ts';
import { createBlockData, createPage } from '../server/page.examples.ts';
import { showLimits } from './limits.tsx';

const release = createBuild(createTemporaryDir(), { version: '7', island: 'visible' });
const snapshot = {
  remotes: new Map([['mf-probe', { server: { release } }]]),
  owners: new Map([['text', 'mf-probe']]),
} as unknown as Snapshot;

it.each([
  [
    'an island',
    { island: 'visible' },
    '<p>Größe</p>',
    'mf-probe 7 · text · Insel, wenn sichtbar · JS 0,1 kB · CSS 0 kB · HTML 0 kB · 1,5 ms',
  ],
  ['a block that failed', {}, null, 'mf-probe 7 · text · Fehler · JS 0 kB · CSS 0 kB · HTML 0 kB · 1,5 ms'],
  ['data that do not fit', { remote: null }, null, /^mf-probe 7 · text · Daten passen nicht · /],
  ['a template of nobody', { remote: null, template: 'fremd' }, null, /^niemand – · fremd · gehört niemandem · /],
] as const)('%s describes itself', (_name, block, html, expected) => {
  const page = createPage({ blocks: [createBlockData(block)] });
  const { daten: data, blocks } = showLimits(page, [{ html, preloads: '', ms: 1.5 }], snapshot);
  expect(blocks[0]?.grenze).toMatch(expected);
  expect(data.eigenes).toContain('Grenzen auf dieser Seite');
  expect(page.eigenes).toBeUndefined();
});
