import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteDefinition } from '../../contract/contract.ts';
import { type BrowserCode, findBrowserCode, listImports } from './find-browser-code.ts';

const require = createRequire(import.meta.url);

interface Module {
  imports: string[];
  code: BrowserCode[];
}

/** Extensions of own code modules; styles and data need no check. */
const CODE = /\.[cm]?[jt]sx?$/;

function resolveOwn(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier);
  return specifier.startsWith('@gm/') ? require.resolve(specifier) : undefined;
}

/** Reads each module once, regardless of how many templates import it. */
function createReader(): (file: string) => Module {
  const known = new Map<string, Module>();
  return (file) => {
    let module = known.get(file);
    if (!module) {
      const source = fs.readFileSync(file, 'utf8');
      const imports = listImports(file, source).flatMap((specifier) => resolveOwn(specifier, file) ?? []);
      module = { imports: imports.filter((imported) => CODE.test(imported)), code: findBrowserCode(file, source) };
      known.set(file, module);
    }
    return module;
  };
}

/**
 * Rejects a template without `island` that needs code in the browser: its state would never change and its handlers
 * never run. Checks every module it imports, including those of @gm/shared.
 * @param dir the remote's folder
 * @throws listing every place: template, file, line and the code found
 */
export function checkStatic({ name: remote, templates }: RemoteDefinition, dir: string): void {
  const read = createReader();
  const faults = Object.entries(templates).flatMap(([name, { island }]) => {
    if (island) return [];
    const reached = new Set([path.join(dir, 'src/templates', name, `${name}.tsx`)]);
    // Iterating a set includes elements added during the iteration.
    for (const file of reached) for (const imported of read(file).imports) reached.add(imported);
    const places = [...reached].flatMap((file) =>
      read(file).code.map(({ line, what }) => `    ${path.relative(dir, file)}:${line} ${what}`),
    );
    return places.length === 0 ? [] : [`  ${name}\n${places.join('\n')}`];
  });
  if (faults.length === 0) return;
  throw new Error(
    `${remote}: these templates are HTML alone, but need code in the browser. Declare \`island\` in their *.context.ts, or take the code out:\n${faults.join('\n')}`,
  );
}
