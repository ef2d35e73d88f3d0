/**
 * Hash of a module's API: its exported names with their types. Modules shared at run time by shell and remotes have no
 * maintained version; the hash replaces it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sharedRanges } from './shared-ranges.ts';

const OPTIONS: ts.CompilerOptions = {
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** The language's own declarations: loading them takes longest, and they are the same for every module. */
const languageFiles = new Map<string, ts.SourceFile | undefined>();

function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const folder = host.getDefaultLibLocation?.() ?? ts.getDefaultLibFilePath(OPTIONS);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, ...how) => {
    if (path.dirname(name) !== folder) return host.getSourceFile(name, ...how);
    if (!languageFiles.has(name)) languageFiles.set(name, host.getSourceFile(name, ...how));
    return languageFiles.get(name);
  };
  return { ...host, getSourceFile };
}

/** A relative import, also within a type: the compiler keeps only those that the declarations need. */
const BESIDE = /^import .*?["'](\.[^"']+)["'];$|import\(["'](\.[^"']+)["']\)/gm;

/** 12 hex digits that change with an exported name or type; `file` is the module's source. */
export function computeSingletonApi(file: string): string {
  const declarations = new Map<string, string>();
  const write: ts.WriteFileCallback = (_name, text, _bom, _onError, [source] = []) => {
    if (source) declarations.set(path.resolve(source.fileName), text);
  };
  ts.createProgram([file], OPTIONS, createHost()).emit(undefined, write, undefined, true);
  const seen = new Set<string>();
  const texts: string[] = [];
  const add = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const text = declarations.get(source);
    if (text === undefined) throw new Error(`${source} has no declarations`);
    texts.push(text.replace(BESIDE, ''));
    for (const [, named, inside] of text.matchAll(BESIDE))
      add(path.resolve(path.dirname(source), named ?? inside ?? ''));
  };
  add(path.resolve(file));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

/** The API hash of every module of `shared` in `sharedRanges`; `dir` is the folder of `shared`. */
export function computeSingletonApis(dir: string): Record<string, string> {
  const { name: own, exports } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  const names = Object.keys(sharedRanges).filter((name) => name.startsWith(`${own}/`));
  return Object.fromEntries(
    names.map((name) => [name, computeSingletonApi(path.join(dir, exports[`.${name.slice(own.length)}`] ?? ''))]),
  );
}
