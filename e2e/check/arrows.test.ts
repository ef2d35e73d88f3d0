import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PFEILE = JSON.parse(readFileSync(join(ROOT, 'api/pfeile.json'), 'utf8')) as Record<string, string[]>;
const { workspaces: WORKSPACES } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

const MAIN = 'shell/src/client/main.ts';

interface Probe {
  rule: string;
  file: string;
  source: string;
}

/** One deliberately bad import for every rule; a rule without a probe fails the last test. */
const BAD_IMPORTS: Probe[] = [
  {
    rule: 'remote-not-to-remote',
    file: 'mf-content/src/a.ts',
    source: `export { contract } from '../../mf-forms/contract.ts';`,
  },
  {
    rule: 'remote-only-to-shared',
    file: 'mf-forms/src/a.ts',
    source: `export { shell } from '../../shell/src/shell.ts';`,
  },
  {
    rule: 'shell-not-to-remote',
    file: 'shell/src/a.ts',
    source: `export { contract } from '../../mf-content/contract.ts';`,
  },
  { rule: 'shell-only-to-shared', file: 'shell/src/b.ts', source: `export { api } from '../../api/src/api.ts';` },
  { rule: 'api-only-to-shared', file: 'api/src/a.ts', source: `export { shell } from '../../shell/src/shell.ts';` },
  { rule: 'shared-to-nobody', file: 'shared/format/a.ts', source: `export { api } from '../../api/src/api.ts';` },
  { rule: 'e2e-to-nobody', file: 'e2e/a.ts', source: `export { format } from '@gm/shared/format/format';` },
  {
    rule: 'shared-by-public-subpath',
    file: 'mf-content/src/b.ts',
    source: `export { format } from '../../shared/format/format.ts';`,
  },
  {
    rule: 'build-tools-not-at-run-time',
    file: 'mf-content/src/c.ts',
    source: `export { build } from '@gm/shared/bau/build';`,
  },
  {
    rule: 'content-template-without-schema',
    file: 'mf-content/src/templates/text/text.tsx',
    source: `export { schema } from './text.context.ts';`,
  },
  { rule: 'calls-without-sql', file: 'api/src/kern/suche/calls/a.ts', source: `export { sql } from 'kysely';` },
  {
    rule: 'repositories-without-http',
    file: 'api/src/kern/a-repository.ts',
    source: `export { fastify } from 'fastify';`,
  },
  {
    rule: 'kern-knows-no-area',
    file: 'api/src/kern/a.ts',
    source: `export { bereich } from '../bereiche/abfall/bereich.ts';`,
  },
  { rule: 'area-not-to-main', file: 'api/src/bereiche/abfall/a.ts', source: `export { api } from '../../api.ts';` },
  {
    rule: 'area-by-its-public-file',
    file: 'api/src/bereiche/hallen/a.ts',
    source: `export { inside } from '../veranstaltungen/inside.ts';`,
  },
  {
    rule: 'area-along-its-arrows',
    file: 'api/src/bereiche/abfall/b.ts',
    source: `export { bereich } from '../veranstaltungen/bereich.ts';`,
  },
  ...Object.entries(PFEILE).map(([area, used]) => ({
    rule: `area-along-its-arrows-${area}`,
    file: `api/src/bereiche/${area}/c.ts`,
    source: `export { bereich } from '../${used.includes('abfall') ? 'veranstaltungen' : 'abfall'}/bereich.ts';`,
  })),
  {
    rule: 'shared-of-an-area-alone',
    file: 'shared/bereiche/hallen/a.ts',
    source: `export { termin } from '../abfall/termin.ts';`,
  },
  {
    rule: 'shared-for-all-knows-no-area',
    file: 'shared/format/d.ts',
    source: `export { termin } from '../bereiche/abfall/termin.ts';`,
  },
  {
    rule: 'shared-of-an-area-for-its-api',
    file: 'api/src/bereiche/kontakt/a.ts',
    source: `export { termin } from '@gm/shared/bereiche/abfall/termin';`,
  },
  {
    rule: 'shared-of-an-area-for-its-remote',
    file: 'mf-ratsinfo/src/a.ts',
    source: `export { termin } from '@gm/shared/bereiche/abfall/termin';`,
  },
  {
    rule: 'shared-of-an-area-with-a-remote',
    file: 'mf-content/src/d.ts',
    source: `export { sitzung } from '@gm/shared/bereiche/ratsinfo/sitzung';`,
  },
  { rule: 'regeln-are-pure', file: 'shared/regeln/a.ts', source: `export { readFileSync } from 'node:fs';` },
  { rule: 'module-without-node', file: 'mf-forms/src/b.ts', source: `export { readFileSync } from 'node:fs';` },
  { rule: 'module-without-tools', file: 'mf-forms/src/c.ts', source: `export { build } from '@gm/shared/bau/build';` },
  { rule: 'no-circular', file: 'shared/format/b.ts', source: `export { c } from './c.ts';` },
  { rule: 'no-unresolvable', file: 'shell/src/c.ts', source: `export { nothing } from '@gm/shared/nothing';` },
  { rule: 'no-undeclared-package', file: 'shell/src/d.ts', source: `export { sql } from 'kysely';` },
  { rule: 'no-dev-package-at-run-time', file: 'api/src/b.ts', source: `export { SMTPServer } from 'smtp-server';` },
];

const GOOD_IMPORTS: Record<string, string> = {
  'shared/format/format.ts': `export const format = 1;`,
  'shared/format/c.ts': `export { b } from './b.ts'; export const c = 1;`,
  'shared/bereiche/abfall/termin.ts': `export const termin = 1;`,
  'shared/bereiche/ratsinfo/sitzung.ts': `export const sitzung = 1;`,
  'api/src/bereiche/abfall/good.ts': `export { termin } from '@gm/shared/bereiche/abfall/termin';`,
  'shared/bau/build.ts': `export { rspack } from '@rspack/core'; export const build = 1;`,
  'shared/schemas/zahl.ts': `export { z } from 'zod'; export type Zahl = number;`,
  'api/src/api.ts': `export const api = 1;`,
  'api/src/kern/good-repository.ts': `export { sql } from 'kysely';`,
  'api/src/bereiche/abfall/bereich.ts': `export const bereich = 1; export { sql } from '../../kern/good-repository.ts';`,
  'api/src/bereiche/abfall/calls/good.ts': `export { fastify } from 'fastify'; export { bereich } from '../bereich.ts';`,
  'api/src/bereiche/veranstaltungen/bereich.ts': `export { inside as bereich } from './inside.ts';`,
  'api/src/bereiche/veranstaltungen/inside.ts': `export const inside = 1;`,
  'api/src/bereiche/hallen/good.ts': `export { bereich } from '../veranstaltungen/bereich.ts';`,
  'shell/src/shell.ts': `export const shell = 1; export { format } from '@gm/shared/format/format';`,
  [MAIN]: `export { start } from '../islands/islands.ts';`,
  'shell/src/islands/islands.ts': `import type { mount } from './runtime.ts'; export const start = (): Promise<{ mount: typeof mount }> => import('./runtime.ts');`,
  'shell/src/islands/runtime.ts': `export { React as mount } from 'react'; export { d } from 'react-dom'; export { r } from 'react-router-dom'; export { f } from '@module-federation/enhanced';`,
  'mf-forms/contract.ts': `export const contract = 1;`,
  'mf-content/contract.ts': `export { contract } from './src/templates/text/text.context.ts';`,
  'mf-content/rspack.config.ts': `export { build } from '@gm/shared/bau/build';`,
  'mf-content/src/templates/text/text.context.ts': `export { z } from 'zod'; export const schema = 1; export const contract = 1;`,
  'mf-content/src/templates/text/good.tsx': `import type { Zahl } from '@gm/shared/schemas/zahl'; export const zahl: Zahl = 1;`,
};

const HEAVY_PACKAGES = ['react', 'react-dom', 'react-router-dom', '@module-federation/enhanced'];

let tree: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

interface Report {
  modules: { source: string; dependencies: { resolved: string; dynamic: boolean; dependencyTypes: string[] }[] }[];
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** The project's own configuration over `paths` below `cwd`. */
function read(cwd: string, paths: string[]): Report {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', '.dependency-cruiser.cjs', '--no-cache', '--output-type', 'json', ...paths];
  return JSON.parse(
    execFileSync(process.execPath, [bin, ...args], { cwd, maxBuffer: 64e6, encoding: 'utf8' }),
  ) as Report;
}

/** Every violation in the made-up tree as `rule file`. */
function cruise(): string[] {
  const { violations } = read(tree, WORKSPACES).summary;
  return violations.map((violation) => `${violation.rule.name} ${violation.from}`);
}

/** What comes with the first island: React, what stands on it, and the federation runtime. */
const HEAVY = /(^|\/)node_modules\/((@types\/)?react(-dom|-router|-router-dom)?\/|@module-federation\/)/;

/**
 * How the browser's first script below `cwd` comes to code that must wait, each as `file > file > …`. `import()` and types
 * are no way there. A rule of the configuration cannot say so: what it reaches, it reaches by whatever import.
 */
function findHeavy(cwd: string): string[] {
  const modules = new Map(read(cwd, [MAIN]).modules.map(({ source, dependencies }) => [source, dependencies]));
  const seen = new Set<string>();
  const walk = (file: string, way: string[]): string[] => {
    if (HEAVY.test(file)) return [[...way, file].join(' > ')];
    if (seen.has(file)) return [];
    seen.add(file);
    const imports = (modules.get(file) ?? []).filter(
      ({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'),
    );
    return imports.flatMap(({ resolved }) => walk(resolved, [...way, file]));
  };
  return walk(MAIN, []);
}

beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'arrows-')));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', '.dependency-cruiser.cjs']) {
    cpSync(join(ROOT, file), join(tree, file));
  }
  cpSync(join(ROOT, 'shared/modul/import-rules.cjs'), join(tree, 'shared/modul/import-rules.cjs'));
  for (const workspace of WORKSPACES) {
    mkdirSync(join(tree, workspace), { recursive: true });
    cpSync(join(ROOT, workspace, 'package.json'), join(tree, workspace, 'package.json'));
  }
  cpSync(join(ROOT, 'api/pfeile.json'), join(tree, 'api/pfeile.json'));
  mkdirSync(join(tree, 'node_modules/@gm'), { recursive: true });
  symlinkSync(join(tree, 'shared'), join(tree, 'node_modules/@gm/shared'));
  for (const name of [...HEAVY_PACKAGES, 'kysely', 'fastify', 'zod', 'smtp-server', '@rspack/core']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, source] of Object.entries(GOOD_IMPORTS)) write(file, source);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('arrows between workspaces and layers', () => {
  it('lets the allowed imports pass', () => {
    write('shared/format/b.ts', 'export const b = 1;');
    expect(cruise()).toEqual([]);
  });

  it('refuses every bad import by the name of its rule', () => {
    for (const { file, source } of BAD_IMPORTS) write(file, source);
    const found = cruise();
    for (const { rule, file } of BAD_IMPORTS) expect(found).toContain(`${rule} ${file}`);
  });

  it('has a bad import for every rule', () => {
    const config = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
      forbidden: { name: string }[];
    };
    const rules = config.forbidden.map((rule) => rule.name).sort();
    expect(BAD_IMPORTS.map((probe) => probe.rule).sort()).toEqual(rules);
  });
});

describe('the browser’s first script', () => {
  it('comes to React, the router and the federation runtime with the first island alone', () => {
    expect(findHeavy(ROOT)).toEqual([]);
  });

  it('may name them as types, and import() them', () => {
    expect(findHeavy(tree)).toEqual([]);
  });

  it('would be found out if it came there by a detour', () => {
    write('shared/format/umweg.ts', HEAVY_PACKAGES.map((name) => `export * from '${name}';`).join('\n'));
    write(MAIN, `${GOOD_IMPORTS[MAIN]} export * from '@gm/shared/format/umweg';`);
    const ways = HEAVY_PACKAGES.map((name) => `${MAIN} > shared/format/umweg.ts > node_modules/${name}/index.js`);
    expect(findHeavy(tree).sort()).toEqual(ways.sort());
  });
});
