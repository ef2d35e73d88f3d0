/**
 * The examples of a remote's templates, published with its release: hand-written ones (`<template>.examples.ts`),
 * which its tests use, and recorded replies of the api (`<template>.recording.json`).
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { RemoteDefinition } from '../contract/contract.ts';
import { type Example, type Examples, examplesSchema } from '../contract/example.ts';

const written = z.record(
  z.string(),
  z.object({ context: z.unknown(), options: z.unknown(), seite: z.record(z.string(), z.unknown()).default({}) }),
);
const recorded = z.object({
  antworten: z.array(z.object({ seite: z.string(), context: z.unknown(), options: z.unknown() })),
});

const fileOf = (dir: string, template: string, ending: string) =>
  path.join(dir, 'src/templates', template, `${template}.${ending}`);

/** Paths of the existing example files of the remote in `dir`. */
export function listExampleFiles({ templates }: RemoteDefinition, dir: string): string[] {
  return Object.keys(templates)
    .flatMap((name) => [fileOf(dir, name, 'examples.ts'), fileOf(dir, name, 'recording.json')])
    .filter((file) => fs.existsSync(file));
}

async function readWritten(file: string, edition: string): Promise<Example[]> {
  if (!fs.existsSync(file)) return [];
  const { examples } = (await import(`${pathToFileURL(file).href}?${edition}`)) as { examples?: unknown };
  return Object.entries(written.parse(examples)).map(([name, { context, options, seite: page }]) => {
    // The municipality is that of the site that shows the example.
    const { gemeinde: _, ...own } = page;
    return { name, art: 'beispiel', context, options, seite: own };
  });
}

function readRecorded(file: string): Example[] {
  if (!fs.existsSync(file)) return [];
  const { antworten: answers } = recorded.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return answers.map(({ seite: page, context, options }) => {
    const [path = '/', search] = page.split('?');
    return {
      name: page,
      art: 'aufzeichnung',
      context,
      options,
      seite: { pfad: path, suche: search ? `?${search}` : '' },
    };
  });
}

/** @param edition changes whenever the files may have changed, to bypass the module cache */
export async function listExamples(remote: RemoteDefinition, dir: string, edition: string): Promise<Examples> {
  const examples: Examples = {};
  for (const name of Object.keys(remote.templates)) {
    examples[name] = [
      ...(await readWritten(fileOf(dir, name, 'examples.ts'), edition)),
      ...readRecorded(fileOf(dir, name, 'recording.json')),
    ];
  }
  // A JSON round trip, which removes `undefined`.
  return examplesSchema.parse(JSON.parse(JSON.stringify(examples)));
}
