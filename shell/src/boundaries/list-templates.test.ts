import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/contract/release';
import { expect, it } from 'vitest';
import type { Snapshot } from '../registry/registry.ts';
import { createTemporaryDir, storeExample } from '../registry/release.examples.ts';
import { renderGallery, renderTemplate } from '../staff/gallery.tsx';
import { listTemplates } from './list-templates.ts';
import { createExampleStore } from './release-files.ts';

const releasesDir = createTemporaryDir();
const snapshotOf = (releases: readonly Release[], owners: Record<string, string>) =>
  ({
    remotes: new Map(releases.map((release) => [release.name, { server: { release } }])),
    owners: new Map(Object.entries(owners)),
  }) as unknown as Snapshot;

const text = { name: 'kurz', art: 'beispiel', context: { text: 'Hallo' }, options: {}, seite: {} };
const withExamples = storeExample(releasesDir, {
  name: 'mf-b',
  version: '1',
  templates: ['text', 'bild'],
  island: 'idle',
});
withExamples.examples = 'examples.json';
fs.writeFileSync(path.join(releasesDir, 'mf-b/1/examples.json'), JSON.stringify({ text: [text] }));
const without = storeExample(releasesDir, { name: 'mf-a', version: '2', templates: ['text', 'karte'] });
const owners = { text: 'mf-b', bild: 'mf-b', karte: 'mf-a' };

it('lists every template once, with its owner, its weight and its examples', () => {
  const templates = listTemplates(snapshotOf([withExamples, without], owners), createExampleStore(releasesDir));
  expect(templates.map(({ remote, name, js, css, examples }) => [remote, name, js, css, examples.length])).toEqual([
    ['mf-a', 'karte', 0, 20, 0],
    ['mf-b', 'bild', 52, 20, 0],
    ['mf-b', 'text', 52, 20, 1],
  ]);
  const gallery = renderGallery(templates, false, null);
  expect(gallery).toContain('href="/_shell/gallery/mf-b/text/"');
  expect(gallery).not.toContain('veroeffentlichungen');
  const [card, , withExample] = templates;
  expect(renderTemplate(withExample!, 1, 320)).toContain(
    '<iframe title="text: kurz" src="/_shell/gallery/mf-b/text/1/" width="320"',
  );
  expect(renderTemplate(card!, 1, 320)).not.toContain('<iframe');
});
