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

/** One deliberately bad import for every rule; a rule without one fails the last test. */
const BAD_IMPORTS: [rule: string, file: string, source: string][] = [
  ['own-files-alone', 'src/a.ts', `export { geheim } from '../../mf-andere/geheim.ts';`],
  ['no-other-module', 'src/b.ts', `export { remote } from '@gm/mf-content';`],
  ['packages-by-their-name', 'src/c.ts', `export * from '../node_modules/@gm/shared/format/datum.ts';`],
  [
    'kit-without-areas-of-others',
    'src/d.ts',
    `export * from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';`,
  ],
  ['module-without-node', `${T}e.ts`, `export { readFileSync } from 'node:fs';`],
  ['module-without-node', 'contract.ts', `import 'fs';\nexport { vereine } from './${T}vereine.context.ts';`],
  ['module-without-tools', 'src/f.ts', `export * from '@gm/shared/bau/build-remote';`],
  ['module-without-tools', 'src/g.ts', `export * from '@gm/shared/test/render-beispiel';`],
  ['no-circular', 'src/h.ts', `export { i } from './i.ts';\nexport const h = 1;`],
  ['no-unresolvable', 'src/j.ts', `export * from '@gm/shared/vertrag/gibt-es-nicht';`],
  ['no-undeclared-package', 'src/k.ts', `export { create } from 'zustand';`],
  ['no-dev-package-at-run-time', 'src/l.ts', `export { cleanup } from '@testing-library/react';`],
];

const GOOD: Record<string, string> = {
  'contract.ts': `import { CONTRACT_VERSION, defineRemote } from '@gm/shared/vertrag';\nexport { vereine } from './${T}vereine.context.ts';`,
  [`${T}vereine.context.ts`]: `import { defineTemplate } from '@gm/shared/vertrag';\nimport { z } from 'zod';\nexport const vereine = 1;`,
  [`${T}vereine.tsx`]: `import type { TemplateProps } from '@gm/shared/vertrag';\nimport { formatDatum } from '@gm/shared/format/datum';\nimport type { vereine } from './vereine.context.ts';`,
  [`${T}vereine.test.tsx`]: `import { readFileSync } from 'node:fs';\nimport { renderBeispiel } from '@gm/shared/test/render-beispiel';\nimport { cleanup } from '@testing-library/react';\nimport './vereine.tsx';`,
  'src/i.ts': 'export const i = 1;',
};

let parent: string;
let dir: string;
function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

/** All it finds, each as `rule file`. */
function check(): string[] {
  const args = [CRUISER, '--config', RULES, '--output-type', 'json', 'contract.ts', 'src'];
  const said = execFileSync(process.execPath, args, { cwd: dir, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  const { summary } = JSON.parse(said) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);
}

// A repository as a team has it: what the kit has of its own is copied, as npm unpacks it.
beforeAll(() => {
  parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'regeln-')));
  dir = path.join(parent, 'mf-vereine');
  const kit = path.join(dir, 'node_modules/@gm/shared');
  for (const part of ['package.json', 'vertrag', 'format', 'bau', 'test', 'bereiche/ferienprogramm'])
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

it('what a new module imports passes, its tests with tools and files among it', () => {
  expect(check()).toEqual([]);
});

it('every bad import is refused by the name of its rule', () => {
  for (const [, file, source] of BAD_IMPORTS) write(file, source);
  write('src/i.ts', `export { h } from './h.ts';\nexport const i = 1;`);
  const found = check();
  for (const [rule, file] of BAD_IMPORTS) expect(found).toContain(`${rule} ${file}`);
});

it('there is a bad import for every rule', () => {
  const { forbidden } = createRequire(import.meta.url)(RULES) as { forbidden: { name: string }[] };
  expect([...new Set(BAD_IMPORTS.map(([rule]) => rule))].sort()).toEqual(forbidden.map(({ name }) => name).sort());
});
