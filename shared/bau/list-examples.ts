/**
 * The examples of a remote's templates, as they go with its release: those written by hand (`<template>.beispiele.ts`),
 * which its tests use, and what the api answered (`<template>.aufzeichnung.json`).
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Beispiel, type Beispiele, beispieleSchema } from '../vertrag/beispiel.ts';
import type { RemoteDefinition } from '../vertrag/vertrag.ts';

const written = z.record(
  z.string(),
  z.object({ context: z.unknown(), options: z.unknown(), seite: z.record(z.string(), z.unknown()).default({}) }),
);
const recorded = z.object({
  antworten: z.array(z.object({ seite: z.string(), context: z.unknown(), options: z.unknown() })),
});

const fileOf = (dir: string, template: string, ending: string) =>
  path.join(dir, 'src/templates', template, `${template}.${ending}`);

/** Where the examples of the remote in `dir` stand, of those that there are. */
export function listExampleFiles({ templates }: RemoteDefinition, dir: string): string[] {
  return Object.keys(templates)
    .flatMap((name) => [fileOf(dir, name, 'beispiele.ts'), fileOf(dir, name, 'aufzeichnung.json')])
    .filter((file) => fs.existsSync(file));
}

async function readWritten(file: string, edition: string): Promise<Beispiel[]> {
  if (!fs.existsSync(file)) return [];
  const { beispiele } = (await import(`${pathToFileURL(file).href}?${edition}`)) as { beispiele?: unknown };
  return Object.entries(written.parse(beispiele)).map(([name, { context, options, seite }]) => {
    // The municipality is that of the site that shows it.
    const { gemeinde: _, ...own } = seite;
    return { name, art: 'beispiel', context, options, seite: own };
  });
}

function readRecorded(file: string): Beispiel[] {
  if (!fs.existsSync(file)) return [];
  const { antworten } = recorded.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return antworten.map(({ seite, context, options }) => {
    const [pfad = '/', suche] = seite.split('?');
    return { name: seite, art: 'aufzeichnung', context, options, seite: { pfad, suche: suche ? `?${suche}` : '' } };
  });
}

/** @param edition differs whenever the files may have changed, so that they are read anew */
export async function listExamples(remote: RemoteDefinition, dir: string, edition: string): Promise<Beispiele> {
  const examples: Beispiele = {};
  for (const name of Object.keys(remote.templates)) {
    examples[name] = [
      ...(await readWritten(fileOf(dir, name, 'beispiele.ts'), edition)),
      ...readRecorded(fileOf(dir, name, 'aufzeichnung.json')),
    ];
  }
  // As they are after their way through a file, where nothing is `undefined`.
  return beispieleSchema.parse(JSON.parse(JSON.stringify(examples)));
}
