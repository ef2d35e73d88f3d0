import fs from 'node:fs';
import path from 'node:path';
import { type Compiler, ConcatenatedModule, type Module } from '@rspack/core';

/** File next to a build that lists the npm packages in it; read and removed when the release is described. */
export const PACKAGES_FILE = 'packages.json';

export interface BundledPackage {
  name: string;
  version: string;
  license?: string | undefined;
}

/** Files of a module; of a concatenated module those of its parts. */
function listFiles(module: Module): string[] {
  const parts = module instanceof ConcatenatedModule ? module.modules : [module];
  return parts.flatMap((part) => part.nameForCondition() ?? []);
}

/** The package that contains a file below `node_modules`. */
function readPackage(file: string): BundledPackage | null {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file);
  if (!match) return null;
  const packageFile = path.join(match[0], 'package.json');
  if (!fs.existsSync(packageFile)) return null;
  const { name, version, license } = JSON.parse(fs.readFileSync(packageFile, 'utf8')) as Partial<BundledPackage>;
  return name && version ? { name, version, license } : null;
}

/** Writes the packages that have modules in the build. */
export class ListPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ListPackagesPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { chunkGraph, chunks } = stats.compilation;
      // Tree-shaken modules are in no chunk.
      const modules = new Set([...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]));
      const found = new Map<string, BundledPackage>();
      for (const file of [...modules].flatMap(listFiles)) {
        const bundled = readPackage(file);
        if (bundled) found.set(`${bundled.name}@${bundled.version}`, bundled);
      }
      const packages = [...found.keys()].sort().map((key) => found.get(key));
      fs.writeFileSync(path.join(compiler.outputPath, PACKAGES_FILE), JSON.stringify(packages));
    });
  }
}
