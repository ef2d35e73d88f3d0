import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/contract/release';
import { expect, it } from 'vitest';
import { createExampleStore, createSchemaStore } from '../boundaries/release-files.ts';
import type { Snapshot } from '../registry/registry.ts';
import { createTemporaryDir, storeExample } from '../registry/release.examples.ts';
import { listPieces } from './list-pieces.ts';

const releasesDir = createTemporaryDir();
const release = storeExample(releasesDir, { name: 'mf-b', version: '1', templates: ['bild-text', 'karte'] });
const withSchemas: Release = { ...release, schemas: 'schemas.json' };
withSchemas.templates['bild-text']!.insert = { title: 'Bild und Text', help: 'Ein Bild neben einem Text.' };
fs.writeFileSync(
  path.join(releasesDir, 'mf-b/1/schemas.json'),
  JSON.stringify({
    'bild-text': {
      context: { type: 'object', properties: { titel: { type: 'string' }, termine: { type: 'object' } }, required: [] },
      options: { type: 'object', properties: { gross: { type: 'boolean', default: false } }, required: ['gross'] },
      calls: ['termine'],
    },
  }),
);
const list = (of: Release) =>
  listPieces(
    {
      remotes: new Map([['mf-b', { server: { release: of } }]]),
      owners: new Map(Object.keys(of.templates).map((name) => [name, 'mf-b'])),
    } as unknown as Snapshot,
    createExampleStore(releasesDir),
    createSchemaStore(releasesDir),
  );

it('describes every template with the form that its schemas require, without data from its calls', () => {
  const [imageText, card] = list(withSchemas);
  expect(imageText).toMatchObject({
    template: 'bild-text',
    titel: 'Bild und Text',
    hilfe: 'Ein Bild neben einem Text.',
    neu: true,
    slots: ['content'],
    beispiel: null,
  });
  expect(imageText?.context.felder.map(({ name }) => name)).toEqual(['titel']);
  expect(imageText?.options.felder.map(({ name, art: kind, pflicht: required }) => [name, kind, required])).toEqual([
    ['gross', 'haken', false],
  ]);
  expect(card).toMatchObject({ titel: 'Karte', hilfe: '', neu: false, context: { felder: [] } });
});
