import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBuildFault, readThrown } from './build-fault.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fault-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));
const file = path.join(dir, 'text.tsx');
const moduleIdentifier = `javascript/auto|builtin:swc-loader??ruleSet[1]!${file}`;

it('finds the line of a syntax error in its drawing', () => {
  const message =
    '\u001b[31m× Module build failed:\n  ╰─▶   × Expression expected\n          ╭─[17:4]\n       17 │ x = ;\u001b[0m';
  expect(readBuildFault({ message, moduleIdentifier }, dir)).toEqual({
    text: '× Module build failed:\n  ╰─▶   × Expression expected\n          ╭─[17:4]\n       17 │ x = ;',
    file,
    line: 17,
  });
});

it('finds the line of an import that does not resolve in the source, because the compiler counts its own lines', () => {
  fs.writeFileSync(file, "import a from './a.ts';\nimport b from './b.ts';\n");
  const message = "× Module not found: Can't resolve './b.ts' in '/folder'\n   ╭─[7:0]\n";
  expect(readBuildFault({ message, moduleIdentifier }, dir)).toMatchObject({ file, line: 2 });
});

it('knows faults without a place', () => {
  expect(readBuildFault({ message: 'Out of memory' }, dir)).toEqual({ text: 'Out of memory' });
});

it('finds the first place in TypeScript of what a process printed', () => {
  const text = 'Error: in the contract\n    at <anonymous> (/repository/mf-x/contract.ts:13:7)\n    at /other/b.ts:1:1';
  expect(readThrown(text)).toEqual({ text, file: '/repository/mf-x/contract.ts', line: 13 });
  expect(readThrown('killed')).toEqual({ text: 'killed' });
});
