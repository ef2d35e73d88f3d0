import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/vertrag/release';
import { expect, it } from 'vitest';
import type { Snapshot } from '../registry/registry.ts';
import { createTemporaryDir, storeExample } from '../registry/release.beispiele.ts';
import { renderGalerie, renderVorlage } from './galerie.tsx';
import { listVorlagen } from './list-vorlagen.ts';
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
  const vorlagen = listVorlagen(snapshotOf([withExamples, without], owners), createExampleStore(releasesDir));
  expect(vorlagen.map(({ remote, name, js, css, beispiele }) => [remote, name, js, css, beispiele.length])).toEqual([
    ['mf-a', 'karte', 0, 20, 0],
    ['mf-b', 'bild', 52, 20, 0],
    ['mf-b', 'text', 52, 20, 1],
  ]);
  const galerie = renderGalerie(vorlagen, false, null);
  expect(galerie).toContain('href="/_shell/galerie/mf-b/text/"');
  expect(galerie).not.toContain('veroeffentlichungen');
  const [karte, , mitBeispiel] = vorlagen;
  expect(renderVorlage(mitBeispiel!, 1, 320)).toContain(
    '<iframe title="text: kurz" src="/_shell/galerie/mf-b/text/1/" width="320"',
  );
  expect(renderVorlage(karte!, 1, 320)).not.toContain('<iframe');
});
