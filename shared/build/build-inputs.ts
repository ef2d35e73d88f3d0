/**
 * Inputs of a remote's build: the files it read, by hash, and the packages it bundled, by version. Other changes do not
 * create a new version.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { z } from 'zod';

/** Stored with a release, not served: the next start compares it to detect changes without building. */
export const INPUTS_FILE = 'inputs.json';

/** Paths are relative to the repository. */
const inputsSchema = z.object({
  /** File → SHA-256, hexadecimal. */
  files: z.record(z.string(), z.string()),
  /** Folder of a package → its version. */
  packages: z.record(z.string(), z.string()),
});
export type BuildInputs = z.infer<typeof inputsSchema>;

/** Writes the list of files read by a compilation into its output folder. */
export class ListInputsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ListInputsPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const files = [...stats.compilation.fileDependencies].filter((file) =>
        fs.statSync(file, { throwIfNoEntry: false })?.isFile(),
      );
      fs.writeFileSync(path.join(compiler.outputPath, INPUTS_FILE), JSON.stringify(files));
    });
  }
}

const TYPES_ALONE = /^import type [^;]*;/gm;
const IMPORT = /(?:from|import|import\(|require\.resolve\()\s*'(\.{1,2}\/[^']+)'/g;

/** A source file and everything it imports by relative path: the build configuration is not a module of the build. */
export function listImported(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported = ''] of fs.readFileSync(file, 'utf8').replace(TYPES_ALONE, '').matchAll(IMPORT)) {
    listImported(path.resolve(path.dirname(file), imported), seen);
  }
  return seen;
}

const readPackageJson = (file: string) =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown> & { exports?: Record<string, unknown> };
const readVersion = (dir: string) => String(readPackageJson(path.join(dir, 'package.json')).version);

/** The parts of a workspace's `package.json` that affect resolution and bundling; of `exports` only the used ones. */
function readResolution(file: string, read: readonly string[]): string {
  const { type, sideEffects, exports = {} } = readPackageJson(file);
  const used = Object.entries(exports).filter(([, target]) => {
    const [start = '', end = ''] = String(target)
      .split('*')
      .map((part) => part.replace(/^\.\//, ''));
    const folder = path.dirname(file);
    return read.some((other) => {
      const inside = path.relative(folder, other);
      return String(target).includes('*') ? inside.startsWith(start) && inside.endsWith(end) : inside === start;
    });
  });
  return JSON.stringify([type, sideEffects, used]);
}

function hashInput(root: string, file: string, read: readonly string[]): string {
  const location = path.join(root, file);
  const content =
    path.basename(file) === 'package.json'
      ? readResolution(
          location,
          read.map((other) => path.join(root, other)),
        )
      : fs.readFileSync(location);
  return createHash('sha256').update(content).digest('hex');
}

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** @param files absolute paths */
export function describeInputs(root: string, files: Iterable<string>): BuildInputs {
  const relative = [...new Set(files)].map((file) => path.relative(root, file).split(path.sep).join('/')).sort();
  const findFolder = (file: string) => PACKAGE.exec(file)?.[1];
  const own = relative.filter((file) => findFolder(file) === undefined);
  const folders = [...new Set(relative.flatMap((file) => findFolder(file) ?? []))];
  return {
    files: Object.fromEntries(own.map((file) => [file, hashInput(root, file, own)])),
    packages: Object.fromEntries(folders.map((folder) => [folder, readVersion(path.join(root, folder))])),
  };
}

/** 40 hex digits. */
export const hashInputs = ({ files, packages }: BuildInputs): string =>
  createHash('sha256')
    .update(JSON.stringify([Object.entries(files), Object.entries(packages)]))
    .digest('hex')
    .slice(0, 40);

/** Whether a build now would have the same inputs as the release in `releaseDir`; false if unknown. */
export function isBuiltFrom(root: string, releaseDir: string): boolean {
  try {
    const inputs = inputsSchema.parse(JSON.parse(fs.readFileSync(path.join(releaseDir, INPUTS_FILE), 'utf8')));
    const read = Object.keys(inputs.files);
    return (
      Object.entries(inputs.files).every(([file, hash]) => hashInput(root, file, read) === hash) &&
      Object.entries(inputs.packages).every(([folder, version]) => readVersion(path.join(root, folder)) === version)
    );
  } catch {
    return false;
  }
}
