import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** An import from one file to another, as paths relative to the root. */
export type Arrow = readonly [from: string, to: string];

const SOURCE = /\.(tsx?|mts)$/;
const TEST = /\.(test|spec|examples|examples)\.tsx?$|(^|\/)test\//;
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Source files tracked by git, without tests and examples. */
export const listSources = (root: string): string[] =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
    .split('\n')
    .filter((file) => SOURCE.test(file) && !TEST.test(file) && existsSync(join(root, file)));

/** Imports among `files`, without packages except the public subpaths of `shared`. */
export function listArrows(files: readonly string[], read: (file: string) => string): Arrow[] {
  const known = new Set(files);
  const resolve = (from: string, specifier: string): string | undefined => {
    const base = specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : specifier.replace(/^@gm\/shared\//, 'shared/');
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file));
  };
  return files.flatMap((from) =>
    [...read(from).matchAll(IMPORT)].flatMap(([, specifier = '']): Arrow[] => {
      const to = resolve(from, specifier);
      return to ? [[from, to]] : [];
    }),
  );
}

/** Imports between the direct subfolders of `folder`, by name. */
export function joinFolders(folder: string, arrows: readonly Arrow[]): Map<string, Set<string>> {
  const nameOf = (file: string): string | null => {
    const [name, ...rest] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : [];
    return name && rest.length > 0 ? name : null;
  };
  const joined = new Map<string, Set<string>>();
  for (const [from, to] of arrows) {
    const [a, b] = [nameOf(from), nameOf(to)];
    if (a && b && a !== b) joined.set(a, (joined.get(a) ?? new Set()).add(b));
  }
  return joined;
}

/** A cycle between folders as `a > b > a`, or null. */
export function findCircle(joined: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const clean = new Set<string>();
  const walk = (name: string, way: readonly string[]): string | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name].join(' > ');
    if (clean.has(name)) return null;
    for (const next of joined.get(name) ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle) return circle;
    }
    clean.add(name);
    return null;
  };
  for (const name of joined.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return null;
}

/** All folders that contain one of `files`, at any depth. */
export const listFolders = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, i, all) => all.slice(0, i + 1).join('/')),
    ),
  ),
];

export const readSource = (root: string) => (file: string) => readFileSync(join(root, file), 'utf8');
