import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, StatsModule } from '@rspack/core';

/** File beside a build that names the npm packages in it; read and removed when the release is described. */
export const PACKAGES_FILE = 'packages.json';

export interface BundledPackage {
  name: string;
  version: string;
  license?: string | undefined;
}

function* listFiles(modules: readonly StatsModule[] = []): Generator<string> {
  for (const { nameForCondition, modules: inner, orphan } of modules) {
    // An orphan was read and left out again.
    if (nameForCondition && !orphan) yield nameForCondition;
    yield* listFiles(inner);
  }
}

/** The package a file below `node_modules` belongs to. */
function readPackage(file: string): BundledPackage | null {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file);
  if (!match) return null;
  const manifest = path.join(match[0], 'package.json');
  if (!fs.existsSync(manifest)) return null;
  const { name, version, license } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Partial<BundledPackage>;
  return name && version ? { name, version, license } : null;
}

/** Writes the packages whose modules really are in the build. */
export class ListPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ListPackagesPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { modules } = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        nestedModulesSpace: Infinity,
        modulesSpace: Infinity,
      });
      const found = new Map<string, BundledPackage>();
      for (const file of listFiles(modules)) {
        const bundled = readPackage(file);
        if (bundled) found.set(`${bundled.name}@${bundled.version}`, bundled);
      }
      const packages = [...found.keys()].sort().map((key) => found.get(key));
      fs.writeFileSync(path.join(compiler.outputPath, PACKAGES_FILE), JSON.stringify(packages));
    });
  }
}
