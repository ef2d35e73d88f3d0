/**
 * `npm run kit [-- folder]`: packs `shared` as a file (`@gm/shared`, npm's own format) with which a team builds, tests and
 * releases a module in a repository of its own. Its version follows from its content, so equal kits have equal names.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { computeFingerprint } from '@gm/shared/bau/fingerprint';
import { fail, root } from './options.ts';
import { type Manifest, readManifest } from './read-manifest.ts';

/** Not for others: tests of what is in it, and what npm left. */
const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|^vitest\.config\.ts$/;
/** Of what builds and tests: a team's own module needs them as this repository does. */
const TOOLS = [
  '@module-federation/enhanced',
  '@rspack/cli',
  '@rspack/core',
  '@testing-library/react',
  'react-router-dom',
];

/** The same of this repository: sources are run, and looked at before a release is made of them. */
const CHECKS = ['dependency-cruiser', 'tsx', 'typescript', 'vitest'];

/** Folders of the shell with tokens, base styles and what they refer to. */
const STYLES = ['src/stile', 'assets/fonts', 'assets/masken'];

/** With their versions; a kit without one of them could not be used. */
function pickPackages(names: readonly string[], { dependencies, devDependencies }: Manifest): Record<string, string> {
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
  const shared = readManifest('shared');
  return {
    ...shared,
    version,
    private: undefined,
    dependencies: {
      ...shared.dependencies,
      ...pickPackages(TOOLS, shared),
      ...pickPackages(CHECKS, readManifest('.')),
    },
    devDependencies: undefined,
  };
}

/** @returns the path of the file */
export function packKit(targetDir: string): string {
  const staging = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-'));
  try {
    const source = path.join(root, 'shared');
    fs.cpSync(source, staging, {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(path.relative(source, file).split(path.sep).join('/')),
    });
    // How the site looks is the shell's; the gallery of a module shows it.
    for (const folder of STYLES) {
      fs.cpSync(path.join(root, 'shell', folder), path.join(staging, 'stile', folder), { recursive: true });
    }
    // A letter before the hash: one of digits alone, with a zero before, would be no version.
    const version = `${readManifest('shared').version}-k${computeFingerprint(root, ['shared', ...STYLES.map((folder) => `shell/${folder}`)]).slice(0, 8)}`;
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
    fail(fault);
  }
}
