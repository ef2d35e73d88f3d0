import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LINES = 40;

/**
 * Type-checks only this module and its imports: the whole repository takes six times as long, and errors elsewhere must
 * not block a release.
 */
function writeTypesConfig(root: string, module: string, dir: string): string {
  const file = path.join(dir, 'tsconfig.json');
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      incremental: false,
      tsBuildInfoFile: null,
      typeRoots: [path.join(root, 'node_modules/@types')],
    },
    include: [path.join(root, module), path.join(root, 'shared/contract/css.d.ts')],
    exclude: ['dist', 'node_modules'].map((name) => path.join(root, '**', name)),
  };
  fs.writeFileSync(file, JSON.stringify(config));
  return file;
}

/** @param tool file below `node_modules`. Rejects with the tool's output. */
function run(root: string, what: string, tool: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = path.join(root, 'node_modules', tool);
    execFile(process.execPath, [file, ...args], { cwd: root, maxBuffer: 64 * 2 ** 20 }, (fault, out, err) => {
      if (fault === null) resolve();
      else reject(new Error(`${what}:\n${`${out}${err}`.trimEnd().split('\n').slice(-LINES).join('\n')}`));
    });
  });
}

interface Check {
  what: string;
  /** File below `node_modules`. */
  tool: string;
  args: string[];
}

const TYPES = ['--noEmit', '--pretty', 'false', '--project'];
/**
 * Each further checker parses the libraries again: for one module, four use more than twice the processor time and take
 * longer.
 */
const NATIVE_TYPES = ['--checkers', '1', ...TYPES];
const RULES = ['--output-type', 'err-long'];
const CRUISER = 'dependency-cruiser/bin/dependency-cruise.mjs';
const VITEST = 'vitest/vitest.mjs';

/** Sequentially, fastest first: tests with timeouts fail on a machine that runs all three at once. */
async function runChecks(root: string, name: string, checks: Check[], onCheck: (what: string) => void): Promise<void> {
  for (const { what, tool, args } of checks) {
    await run(root, `${what} of ${name}`, tool, args);
    onCheck(`${what}: passed`);
  }
}

/**
 * Checks types, import rules and tests of a module in the site's repository at `root`. Rejects with the output of the
 * first failing check; calls `onCheck` for each.
 * @param module its folder, e.g. `mf-content`
 */
export async function checkSources(root: string, module: string, onCheck: (what: string) => void): Promise<void> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
  try {
    const checks = [
      { what: 'import rules', tool: CRUISER, args: [...RULES, module] },
      {
        what: 'types',
        tool: 'typescript-native/bin/tsc',
        args: [...NATIVE_TYPES, writeTypesConfig(root, module, dir)],
      },
      { what: 'tests', tool: VITEST, args: ['run', `--root=${module}`] },
    ];
    await runChecks(root, module, checks, onCheck);
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** The same for a module in its own repository at `dir`, with the kit's rules. */
export function checkOwnSources(dir: string, onCheck: (what: string) => void): Promise<void> {
  const rules = path.join(import.meta.dirname, 'module-rules.cjs');
  const checks = [
    { what: 'import rules', tool: CRUISER, args: ['--config', rules, ...RULES, 'contract.ts', 'src'] },
    { what: 'types', tool: 'typescript/bin/tsc', args: [...TYPES, 'tsconfig.json'] },
    { what: 'tests', tool: VITEST, args: ['run'] },
  ];
  return runChecks(dir, path.basename(dir), checks, onCheck);
}
