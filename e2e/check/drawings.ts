import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinFolders, listArrows, listSources, readSource } from './folder-graph.ts';

/** Folders shown in a README, by workspace. */
export const DRAWN = {
  api: ['api/src/core', 'api/src/areas'],
  shell: ['shell/src'],
  shared: ['shared'],
  'mf-content': ['mf-content/src'],
  'mf-ferienprogramm': ['mf-ferienprogramm/src'],
  'mf-intranet': ['mf-intranet/src'],
} as const;

/** Transitive reduction: omits edges implied by others, to keep the diagram readable. */
function reduce(joined: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] {
  const reaches = (from: string, to: string): boolean =>
    [...(joined.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return [...joined].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to): [string, string] => [from, to]),
  );
}

/** The subfolders of `folder` and the imports between them, as a Mermaid flowchart. */
export function drawFolder(folder: string, files: readonly string[], arrows: ReturnType<typeof listArrows>): string {
  const names = new Set(
    files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1).split('/')),
  );
  const folders = [...new Set([...names].flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : [])))].sort();
  const lines = reduce(joinFolders(folder, arrows)).map(([from, to]) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TD', ...folders.map((name) => `  ${name}`), ...lines.sort(), '```'].join('\n');
}

const mark = (folder: string) => [`<!-- drawing ${folder} -->`, '<!-- /drawing -->'] as const;

/** `document` with its diagrams between their markers. Throws if a marker is missing. */
export function placeDrawings(document: string, drawings: ReadonlyMap<string, string>): string {
  let text = document;
  for (const [folder, drawing] of drawings) {
    const [start, end] = mark(folder);
    const [head, rest] = text.split(`${start}\n`);
    const at = rest?.indexOf(end) ?? -1;
    if (rest === undefined || at === -1) throw new Error(`There is no place between ${start} and ${end}`);
    text = `${head}${start}\n${drawing}\n${rest.slice(at)}`;
  }
  return text;
}

/** Actual and expected README of each workspace. */
export function drawReadmes(root: string): Map<string, { is: string; shouldBe: string }> {
  const files = listSources(root);
  const arrows = listArrows(files, readSource(root));
  return new Map(
    Object.entries(DRAWN).map(([workspace, folders]) => {
      const is = readFileSync(join(root, workspace, 'README.md'), 'utf8');
      const drawings = new Map(folders.map((folder) => [folder, drawFolder(folder, files, arrows)]));
      return [workspace, { is, shouldBe: placeDrawings(is, drawings) }];
    }),
  );
}
