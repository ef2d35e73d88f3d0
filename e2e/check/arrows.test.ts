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
const ARROWS = JSON.parse(readFileSync(join(ROOT, 'api/arrows.json'), 'utf8')) as Record<string, string[]>;
const readFloors = (workspace: string) =>
  JSON.parse(readFileSync(join(ROOT, workspace, 'floors.json'), 'utf8')) as string[][];
const FLOORS: [root: string, floors: string[][]][] = [
  ['api/src/core', readFloors('api')],
  ['shell/src', readFloors('shell')],
  ['shared', readFloors('shared')],
];
const { workspaces: WORKSPACES } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

const MAIN = 'shell/src/browser/client/main.ts';

interface Probe {
  rule: string;
  file: string;
  source: string;
}

/** One forbidden import for every rule; a rule without one fails the last test. */
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
    source: `export { build } from '@gm/shared/build/build';`,
  },
  {
    rule: 'content-template-without-schema',
    file: 'mf-content/src/templates/text/text.tsx',
    source: `export { schema } from './text.context.ts';`,
  },
  {
    rule: 'calls-without-sql',
    file: 'api/src/core/services/search/calls/a.ts',
    source: `export { sql } from 'kysely';`,
  },
  {
    rule: 'repositories-without-http',
    file: 'api/src/core/a-repository.ts',
    source: `export { fastify } from 'fastify';`,
  },
  {
    rule: 'core-knows-no-area',
    file: 'api/src/core/a.ts',
    source: `export { area } from '../areas/abfall/area.ts';`,
  },
  { rule: 'area-not-to-main', file: 'api/src/areas/abfall/a.ts', source: `export { api } from '../../api.ts';` },
  {
    rule: 'area-by-its-public-file',
    file: 'api/src/areas/hallen/a.ts',
    source: `export { inside } from '../veranstaltungen/inside.ts';`,
  },
  {
    rule: 'area-along-its-arrows',
    file: 'api/src/areas/abfall/b.ts',
    source: `export { area } from '../veranstaltungen/area.ts';`,
  },
  ...Object.entries(ARROWS).map(([area, used]) => ({
    rule: `area-along-its-arrows-${area}`,
    file: `api/src/areas/${area}/c.ts`,
    source: `export { area } from '../${['abfall', 'veranstaltungen', 'kontakt'].find((other) => other !== area && !used.includes(other))}/area.ts';`,
  })),
  {
    rule: 'shared-of-an-area-alone',
    file: 'shared/areas/hallen/a.ts',
    source: `export { termin } from '../abfall/termin.ts';`,
  },
  {
    rule: 'shared-for-all-knows-no-area',
    file: 'shared/format/d.ts',
    source: `export { termin } from '../areas/abfall/termin.ts';`,
  },
  {
    rule: 'shared-of-an-area-for-its-api',
    file: 'api/src/areas/kontakt/a.ts',
    source: `export { termin } from '@gm/shared/areas/abfall/termin';`,
  },
  {
    rule: 'shared-of-an-area-for-its-remote',
    file: 'mf-ratsinfo/src/a.ts',
    source: `export { termin } from '@gm/shared/areas/abfall/termin';`,
  },
  {
    rule: 'shared-of-an-area-with-a-remote',
    file: 'mf-content/src/d.ts',
    source: `export { sitzung } from '@gm/shared/areas/ratsinfo/sitzung';`,
  },
  ...FLOORS.flatMap(([root, floors]) =>
    floors.flatMap(([folder = ''], index) => {
      const [, upper] = floors.slice(index).flat();
      if (!upper) return [];
      const name = `floor-${root.split('/')[0]}-${folder}`;
      return { rule: name, file: `${root}/${folder}/low.ts`, source: `export { high } from '../${upper}/high.ts';` };
    }),
  ),
  { rule: 'rules-are-pure', file: 'shared/rules/a.ts', source: `export { readFileSync } from 'node:fs';` },
  { rule: 'module-without-node', file: 'mf-forms/src/b.ts', source: `export { readFileSync } from 'node:fs';` },
  {
    rule: 'module-without-tools',
    file: 'mf-forms/src/c.ts',
    source: `export { build } from '@gm/shared/build/build';`,
  },
  { rule: 'no-circular', file: 'shared/format/b.ts', source: `export { c } from './c.ts';` },
  { rule: 'no-unresolvable', file: 'shell/src/c.ts', source: `export { nothing } from '@gm/shared/nothing';` },
  { rule: 'no-undeclared-package', file: 'shell/src/d.ts', source: `export { sql } from 'kysely';` },
  { rule: 'no-dev-package-at-run-time', file: 'api/src/b.ts', source: `export { SMTPServer } from 'smtp-server';` },
];

const GOOD_IMPORTS: Record<string, string> = {
  'shared/format/format.ts': `export const format = 1;`,
  'shared/format/c.ts': `export { b } from './b.ts'; export const c = 1;`,
  'shared/areas/abfall/termin.ts': `export const termin = 1;`,
  'shared/areas/ratsinfo/sitzung.ts': `export const sitzung = 1;`,
  'api/src/areas/abfall/good.ts': `export { termin } from '@gm/shared/areas/abfall/termin';`,
  'shared/build/build.ts': `export { rspack } from '@rspack/core'; export const build = 1;`,
  'shared/schemas/zahl.ts': `export { z } from 'zod'; export type Zahl = number;`,
  'api/src/api.ts': `export const api = 1;`,
  'api/src/core/good-repository.ts': `export { sql } from 'kysely';`,
  'api/src/areas/abfall/area.ts': `export const area = 1; export { sql } from '../../core/good-repository.ts';`,
  'api/src/areas/abfall/calls/good.ts': `export { fastify } from 'fastify'; export { area } from '../area.ts';`,
  'api/src/areas/kontakt/area.ts': `export const area = 1;`,
  'api/src/areas/veranstaltungen/area.ts': `export { inside as area } from './inside.ts';`,
  'api/src/areas/veranstaltungen/inside.ts': `export const inside = 1;`,
  'api/src/areas/hallen/good.ts': `export { area } from '../veranstaltungen/area.ts';`,
  'shell/src/shell.ts': `export const shell = 1; export { format } from '@gm/shared/format/format';`,
  [MAIN]: `export { start } from '../islands/islands.ts';`,
  'shell/src/browser/islands/islands.ts': `import type { mount } from './runtime.ts'; export const start = (): Promise<{ mount: typeof mount }> => import('./runtime.ts');`,
  'shell/src/browser/islands/runtime.ts': `export { React as mount } from 'react'; export { d } from 'react-dom'; export { r } from 'react-router-dom'; export { f } from '@module-federation/enhanced';`,
  'mf-forms/contract.ts': `export const contract = 1;`,
  ...Object.fromEntries(
    FLOORS.flatMap(([root, floors]) =>
      floors.flat().map((folder) => [`${root}/${folder}/high.ts`, 'export const high = 1;']),
    ),
  ),
  'mf-content/contract.ts': `export { contract } from './src/templates/text/text.context.ts';`,
  'mf-content/rspack.config.ts': `export { build } from '@gm/shared/build/build';`,
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

/** Runs the project's own configuration on `paths` below `cwd`. */
function read(cwd: string, paths: string[]): Report {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', '.dependency-cruiser.cjs', '--no-cache', '--output-type', 'json', ...paths];
  return JSON.parse(
    execFileSync(process.execPath, [bin, ...args], { cwd, maxBuffer: 64e6, encoding: 'utf8' }),
  ) as Report;
}

/** Every violation in the fixture tree as `rule file`. */
function cruise(): string[] {
  const { violations } = read(tree, WORKSPACES).summary;
  return violations.map((violation) => `${violation.rule.name} ${violation.from}`);
}

/** Loaded with the first island: React, packages based on it, and the federation runtime. */
const HEAVY = /(^|\/)node_modules\/((@types\/)?react(-dom|-router|-router-dom)?\/|@module-federation\/)/;

/**
 * Import chains from the browser's first script below `cwd` to deferred code, each as `file > file > …`; `import()` and
 * type imports do not count. dependency-cruiser cannot express this: its `reachable` rules follow every kind of import.
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
  cpSync(join(ROOT, 'shared/kit/import-rules.cjs'), join(tree, 'shared/kit/import-rules.cjs'));
  for (const workspace of WORKSPACES) {
    mkdirSync(join(tree, workspace), { recursive: true });
    cpSync(join(ROOT, workspace, 'package.json'), join(tree, workspace, 'package.json'));
  }
  for (const file of ['api/arrows.json', 'api/floors.json', 'shell/floors.json', 'shared/floors.json']) {
    cpSync(join(ROOT, file), join(tree, file));
  }
  mkdirSync(join(tree, 'node_modules/@gm'), { recursive: true });
  symlinkSync(join(tree, 'shared'), join(tree, 'node_modules/@gm/shared'));
  for (const name of [...HEAVY_PACKAGES, 'kysely', 'fastify', 'zod', 'smtp-server', '@rspack/core']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, source] of Object.entries(GOOD_IMPORTS)) write(file, source);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('dependency rules between workspaces and layers', () => {
  it('allows valid imports', () => {
    write('shared/format/b.ts', 'export const b = 1;');
    expect(cruise()).toEqual([]);
  });

  it('reports every forbidden import under the name of its rule', () => {
    for (const { file, source } of BAD_IMPORTS) write(file, source);
    const found = cruise();
    for (const { rule, file } of BAD_IMPORTS) expect(found).toContain(`${rule} ${file}`);
  });

  it('has a forbidden import for every rule', () => {
    const config = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
      forbidden: { name: string }[];
    };
    const rules = config.forbidden.map((rule) => rule.name).sort();
    expect(BAD_IMPORTS.map((probe) => probe.rule).sort()).toEqual(rules);
  });
});

describe("the browser's first script", () => {
  it('loads React, the router and the federation runtime only with the first island', () => {
    expect(findHeavy(ROOT)).toEqual([]);
  });

  it('may import their types and import() them dynamically', () => {
    expect(findHeavy(tree)).toEqual([]);
  });

  it('is reported if it imports them indirectly', () => {
    write('shared/format/umweg.ts', HEAVY_PACKAGES.map((name) => `export * from '${name}';`).join('\n'));
    write(MAIN, `${GOOD_IMPORTS[MAIN]} export * from '@gm/shared/format/umweg';`);
    const ways = HEAVY_PACKAGES.map((name) => `${MAIN} > shared/format/umweg.ts > node_modules/${name}/index.js`);
    expect(findHeavy(tree).sort()).toEqual(ways.sort());
  });
});
