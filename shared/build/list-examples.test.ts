import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRemote } from '../contract/contract.ts';
import { listExampleFiles, listExamples } from './list-examples.ts';

const template = { slots: ['content'], context: z.object({}), options: z.object({}) } as const;
const remote = defineRemote({ name: 'mf-probe', contractVersion: 1, templates: { karte: template, leer: template } });
let dir: string;

function write(file: string, text: string): void {
  const location = path.join(dir, 'src/templates', file);
  fs.mkdirSync(path.dirname(location), { recursive: true });
  fs.writeFileSync(location, text);
}

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  write(
    'karte/karte.examples.ts',
    `const seite = { pfad: '/orte/', titel: 'Orte', gemeinde: { name: 'Beispielhausen' } };
    export const examples = {
      voll: { context: { ort: 'Halle', ohne: undefined }, options: {}, seite },
      leer: { context: {}, options: {} },
    };`,
  );
  const answers = [{ seite: '/orte/?seite=2', context: { ort: 'Bad' }, options: { gross: true } }];
  write(
    'karte/karte.recording.json',
    JSON.stringify({ aufgezeichnet: '2026-11-23T02:33:56.773Z', antworten: answers }),
  );
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

it('lists hand-written and recorded examples for every template, with the facts of their page', async () => {
  expect(await listExamples(remote, dir, '1')).toEqual({
    karte: [
      {
        name: 'voll',
        art: 'beispiel',
        context: { ort: 'Halle' },
        options: {},
        seite: { pfad: '/orte/', titel: 'Orte' },
      },
      { name: 'leer', art: 'beispiel', context: {}, options: {}, seite: {} },
      {
        name: '/orte/?seite=2',
        art: 'aufzeichnung',
        context: { ort: 'Bad' },
        options: { gross: true },
        seite: { pfad: '/orte/', suche: '?seite=2' },
      },
    ],
    leer: [],
  });
  expect(listExampleFiles(remote, dir).map((file) => path.basename(file))).toEqual([
    'karte.examples.ts',
    'karte.recording.json',
  ]);
});

it('rejects an example with neither context nor options', async () => {
  write('leer/leer.examples.ts', 'export const examples = { falsch: 1 };');
  await expect(listExamples(remote, dir, '2')).rejects.toThrow(/falsch/);
});
