import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeInputs, hashInputs, INPUTS_FILE, isBuiltFrom, listImported } from './build-inputs.ts';

let root: string;
const at = (file: string) => path.join(root, file);
function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), content);
}
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  write('mf-a/a.ts', 'export const a = 1;');
  write('mf-a/b.css', '.b { color: inherit; }');
  write('node_modules/@x/y/package.json', '{ "version": "1.2.3" }');
  write('node_modules/@x/y/dist/y.js', '');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe('inputs of a build', () => {
  const READ = ['mf-a/a.ts', 'mf-a/b.css', 'node_modules/@x/y/dist/y.js', 'node_modules/@x/y/package.json'];
  const describeRead = () => describeInputs(root, READ.map(at));
  const release = () => fs.writeFileSync(at(INPUTS_FILE), JSON.stringify(describeRead()));

  it('are files by content, and packages by version', () => {
    const inputs = describeRead();
    expect(Object.keys(inputs.files)).toEqual(['mf-a/a.ts', 'mf-a/b.css']);
    expect(inputs.packages).toEqual({ 'node_modules/@x/y': '1.2.3' });
    expect(hashInputs(inputs)).toMatch(/^[0-9a-f]{40}$/);
    expect(hashInputs(describeInputs(root, READ.map(at).reverse()))).toBe(hashInputs(inputs));
  });

  it.each<[string, () => void]>([
    ['a changed file', () => write('mf-a/a.ts', 'export const a = 2;')],
    ['a file that is gone', () => fs.rmSync(at('mf-a/b.css'))],
    ['another version of a package', () => write('node_modules/@x/y/package.json', '{ "version": "1.2.4" }')],
    ['a package that is gone', () => fs.rmSync(at('node_modules'), { recursive: true })],
    ['a list that is cut off', () => fs.writeFileSync(at(INPUTS_FILE), '{"files":{"mf-a/')],
    ['no list', () => fs.rmSync(at(INPUTS_FILE))],
  ])('have changed with %s', (_name, change) => {
    release();
    expect(isBuiltFrom(root, root)).toBe(true);
    change();
    expect(isBuiltFrom(root, root)).toBe(false);
  });

  it("have not changed with an unused file, or with a package's code without a new version", () => {
    release();
    write('mf-a/c.ts', '');
    write('node_modules/@x/y/dist/y.js', '// Anders');
    expect(isBuiltFrom(root, root)).toBe(true);
  });
});

it("include the build configuration's relative imports, but not type imports", () => {
  write('bau/a.ts', `import fs from 'node:fs';\nimport { b } from './b.ts';\nimport type { T } from './types.ts';\n`);
  write('bau/b.ts', `export { c } from '../c.ts';\nconst d = require.resolve('./d.cjs');\nimport './a.ts';`);
  write('c.ts', '');
  write('bau/d.cjs', '');
  expect([...listImported(at('bau/a.ts'))].map((file) => path.relative(root, file)).sort()).toEqual([
    'bau/a.ts',
    'bau/b.ts',
    'bau/d.cjs',
    'c.ts',
  ]);
});
