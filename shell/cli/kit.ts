/**
 * `npm run kit [-- folder]`: packs `shared` into a file (`@gm/shared`, npm's own format) with which a team builds,
 * tests and releases a module in its own repository. The version derives from the content, so equal kits have equal
 * names.
 */

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { computeFingerprint } from '@gm/shared/build/fingerprint';
import { exitWith } from '@gm/shared/cli/exit-with';
import { root } from './options.ts';
import { type PackageJson, readPackageJson } from './read-package-json.ts';

/** Left out: tests of the packed code and files created by npm. */
const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|^vitest\.config\.ts$/;
/** Build and test tools that a team's module needs like this repository. */
const TOOLS = [
  '@module-federation/enhanced',
  '@rspack/cli',
  '@rspack/core',
  '@testing-library/react',
  'react-router-dom',
];

/** Check tools of this repository: sources are run, and checked before a release is built from them. */
const CHECKS = ['dependency-cruiser', 'tsx', 'typescript', 'vitest'];

/** Folders of the shell with tokens, base styles and what they refer to. */
const STYLES = ['src/page/styles', 'assets/fonts', 'assets/masken'];

/** With their versions; a kit without one of them would be unusable. */
function pickPackages(
  names: readonly string[],
  { dependencies, devDependencies }: PackageJson,
): Record<string, string> {
  const packages: Record<string, string> = { ...dependencies, ...devDependencies };
  return Object.fromEntries(
    names.map((name) => {
      const version = packages[name];
      if (version === undefined) throw new Error(`The kit needs ${name}, which no package.json here names`);
      return [name, version];
    }),
  );
}

function describeKit(version: string): object {
  const shared = readPackageJson('shared');
  return {
    ...shared,
    version,
    private: undefined,
    dependencies: {
      ...shared.dependencies,
      ...pickPackages(TOOLS, shared),
      ...pickPackages(CHECKS, readPackageJson('.')),
    },
    devDependencies: undefined,
  };
}

/** @returns path of the packed file */
export function packKit(targetDir: string): string {
  const staging = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-'));
  try {
    const source = path.join(root, 'shared');
    fs.cpSync(source, staging, {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(path.relative(source, file).split(path.sep).join('/')),
    });
    // The shell owns the styles of the site; the gallery of a module needs them.
    for (const folder of STYLES) {
      fs.cpSync(path.join(root, 'shell', folder), path.join(staging, 'styles', folder), { recursive: true });
    }
    // The letter before the hash prevents an invalid version: a number must not start with a zero.
    const version = `${readPackageJson('shared').version}-k${computeFingerprint(root, ['shared', ...STYLES.map((folder) => `shell/${folder}`)]).slice(0, 8)}`;
    fs.writeFileSync(path.join(staging, 'package.json'), JSON.stringify(describeKit(version), null, 2));
    fs.mkdirSync(targetDir, { recursive: true });
    const target = path.resolve(targetDir);
    const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
      cwd: staging,
      encoding: 'utf8',
    });
    return path.join(target, name.trim().split('\n').at(-1) ?? '');
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(packKit(process.argv[2] ?? path.join(root, 'dist')));
  } catch (fault) {
    exitWith(fault);
  }
}
