import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SHARED = path.join(import.meta.dirname, '..');
const RULES = path.join(import.meta.dirname, 'module-rules.cjs');
const CRUISER = path.join(SHARED, '../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const T = 'src/templates/vereine/';

/** One deliberately bad import per rule; a rule without one fails the last test. */
const BAD_IMPORTS: [rule: string, file: string, source: string][] = [
  ['own-files-alone', 'src/a.ts', `export { geheim } from '../../mf-andere/geheim.ts';`],
  ['no-other-module', 'src/b.ts', `export { remote } from '@gm/mf-content';`],
  ['packages-by-their-name', 'src/c.ts', `export * from '../node_modules/@gm/shared/format/date.ts';`],
  [
    'kit-without-areas-of-others',
    'src/d.ts',
    `export * from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';`,
  ],
  ['module-without-node', `${T}e.ts`, `export { readFileSync } from 'node:fs';`],
  ['module-without-node', 'contract.ts', `import 'fs';\nexport { vereine } from './${T}vereine.context.ts';`],
  ['module-without-tools', 'src/f.ts', `export * from '@gm/shared/build/build-remote';`],
  ['module-without-tools', 'src/g.ts', `export * from '@gm/shared/test/render-example';`],
  ['no-circular', 'src/h.ts', `export { i } from './i.ts';\nexport const h = 1;`],
  ['no-unresolvable', 'src/j.ts', `export * from '@gm/shared/contract/gibt-es-nicht';`],
  ['no-undeclared-package', 'src/k.ts', `export { create } from 'zustand';`],
  ['no-dev-package-at-run-time', 'src/l.ts', `export { cleanup } from '@testing-library/react';`],
];

const GOOD: Record<string, string> = {
  'contract.ts': `import { CONTRACT_VERSION, defineRemote } from '@gm/shared/contract';\nexport { vereine } from './${T}vereine.context.ts';`,
  [`${T}vereine.context.ts`]: `import { defineTemplate } from '@gm/shared/contract';\nimport { z } from 'zod';\nexport const vereine = 1;`,
  [`${T}vereine.tsx`]: `import type { TemplateProps } from '@gm/shared/contract';\nimport { formatDate } from '@gm/shared/format/date';\nimport type { vereine } from './vereine.context.ts';`,
  [`${T}vereine.test.tsx`]: `import { readFileSync } from 'node:fs';\nimport { renderExample } from '@gm/shared/test/render-example';\nimport { cleanup } from '@testing-library/react';\nimport './vereine.tsx';`,
  'src/i.ts': 'export const i = 1;',
};

let parent: string;
let dir: string;
function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

/** All violations, each as `rule file`. */
function check(): string[] {
  const args = [CRUISER, '--config', RULES, '--output-type', 'json', 'contract.ts', 'src'];
  const said = execFileSync(process.execPath, args, { cwd: dir, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  const { summary } = JSON.parse(said) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);
}

// A team's own repository: the kit is copied there, as npm would unpack it.
beforeAll(() => {
  parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'regeln-')));
  dir = path.join(parent, 'mf-vereine');
  const kit = path.join(dir, 'node_modules/@gm/shared');
  for (const part of ['package.json', 'contract', 'format', 'build', 'test', 'areas/ferienprogramm'])
    fs.cpSync(path.join(SHARED, part), path.join(kit, part), { recursive: true });
  for (const name of ['zod', 'zustand', '@testing-library/react', '@gm/mf-content']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const dependencies = { '@gm/shared': '1.0.0', '@gm/mf-content': '1.0.0', zod: '1.0.0' };
  write('package.json', JSON.stringify({ dependencies, devDependencies: { '@testing-library/react': '1.0.0' } }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'Bundler' } }));
  fs.mkdirSync(path.join(parent, 'mf-andere'));
  fs.writeFileSync(path.join(parent, 'mf-andere/geheim.ts'), 'export const geheim = 1;');
  for (const [file, text] of Object.entries(GOOD)) write(file, text);
});
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }));

it('accepts the imports of a new module, including tests that use tools and files', () => {
  expect(check()).toEqual([]);
});

it('rejects every bad import with the name of its rule', () => {
  for (const [, file, source] of BAD_IMPORTS) write(file, source);
  write('src/i.ts', `export { h } from './h.ts';\nexport const i = 1;`);
  const found = check();
  for (const [rule, file] of BAD_IMPORTS) expect(found).toContain(`${rule} ${file}`);
});

it('has a bad import for every rule', () => {
  const { forbidden } = createRequire(import.meta.url)(RULES) as { forbidden: { name: string }[] };
  expect([...new Set(BAD_IMPORTS.map(([rule]) => rule))].sort()).toEqual(forbidden.map(({ name }) => name).sort());
});
