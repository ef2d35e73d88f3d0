import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LINES = 40;

/** Of this remote and what it imports: the whole repository takes six times as long, and what others have wrong keeps nobody from releasing. */
function writeTypesConfig(root: string, remote: string, dir: string): string {
  const file = path.join(dir, 'tsconfig.json');
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      incremental: false,
      tsBuildInfoFile: null,
      typeRoots: [path.join(root, 'node_modules/@types')],
    },
    include: [path.join(root, remote), path.join(root, 'shared/vertrag/css.d.ts')],
    exclude: ['dist', 'node_modules'].map((name) => path.join(root, '**', name)),
  };
  fs.writeFileSync(file, JSON.stringify(config));
  return file;
}

/** @param tool file below `node_modules`; rejects with what it said. */
function run(root: string, what: string, tool: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(path.join(root, 'node_modules', tool), args, { cwd: root, maxBuffer: 64 * 2 ** 20 }, (fault, out, err) => {
      if (fault === null) resolve();
      else reject(new Error(`${what}:\n${`${out}${err}`.trimEnd().split('\n').slice(-LINES).join('\n')}`));
    });
  });
}

/**
 * Types, import rules and tests of a remote of the repository at `root`. Rejects with what the first said that fails;
 * `onCheck` is told of those that pass.
 */
export async function checkSources(root: string, remote: string, onCheck: (what: string) => void): Promise<void> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
  const types = ['--pretty', 'false', '--project', writeTypesConfig(root, remote, dir)];
  const checks: [string, string, string[]][] = [
    ['types', 'typescript-native/bin/tsc', types],
    ['import rules', '.bin/depcruise', ['--output-type', 'err', remote]],
    ['tests', '.bin/vitest', ['run', `--root=${remote}`]],
  ];
  try {
    // One after the other: tests that wait for something fail on a machine that has all three to do.
    for (const [what, tool, args] of checks) {
      await run(root, `${what} of ${remote}`, tool, args);
      onCheck(`${what}: as they should be`);
    }
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
