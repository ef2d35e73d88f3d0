/** The arrows between workspaces and layers; `e2e/check/arrows.test.ts` proves every rule with a bad import. */

const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { GENERAL_RULES, TESTS, describeModuleRules } = require('./shared/kit/import-rules.cjs');

/** Which area of the api may use which other one. */
const ARROWS = require('./api/arrows.json');

/** Folders of a workspace by floor, the lowest first: a folder uses what lies on lower floors. */
const FLOORS = {
  'api/src/core': require('./api/floors.json'),
  'shell/src': require('./shell/floors.json'),
  shared: require('./shared/floors.json'),
};
const floorRules = Object.entries(FLOORS).flatMap(([root, floors]) =>
  floors.flatMap((folders, index) => {
    const notBelow = floors.slice(index).flat();
    if (notBelow.length === 1) return [];
    return {
      name: `floor-${root.split('/')[0]}-${folders[0]}`,
      comment: `Folders of ${root} use lower floors (floors.json); what names an upper one is handed in.`,
      severity: 'error',
      from: { path: `^${root}/(${folders.join('|')})/`, pathNot: TESTS },
      to: { path: `^${root}/(${notBelow.join('|')})/`, pathNot: `^${root}/$1/` },
    };
  }),
);
const RULES = [
  ...[
    '.dependency-cruiser.cjs',
    'shared/kit/import-rules.cjs',
    'api/arrows.json',
    ...['api', 'shell', 'shared'].map((name) => `${name}/floors.json`),
    'tsconfig.json',
    'package-lock.json',
  ],
  ...require('./package.json').workspaces.map((name) => `${name}/package.json`),
];
const hashRules = () => {
  const hash = createHash('sha256');
  for (const file of RULES) hash.update(readFileSync(join(__dirname, file)));
  return hash.digest('hex').slice(0, 12);
};
const SQL = '(^|/)node_modules/(@types/)?(kysely|pg|@electric-sql)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'remote-not-to-remote',
      comment: 'Remotes are released alone: what two of them need belongs into shared.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'remote-only-to-shared',
      comment: 'A remote knows the contract in shared, never the shell, the api or the tests.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^(shell|api|e2e)/' },
    },
    {
      name: 'shell-not-to-remote',
      comment: 'The shell meets remotes through the registry at run time; an import would tie their releases together.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'shell-only-to-shared',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(api|e2e)/' },
    },
    {
      name: 'api-only-to-shared',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shell|e2e|mf-[^/]+)/' },
    },
    {
      name: 'shared-to-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|api|e2e|mf-[^/]+)/' },
    },
    {
      name: 'e2e-to-nobody',
      comment:
        'The tests know the running site, not its sources. Only the installation, the lists of settings and the search for a port are done in one way for ' +
        'all, and the draw, which is a function and no page, is measured beside a solver.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/bench/draw/' },
      to: {
        path: '^(shell|api|shared|mf-[^/]+)/',
        pathNot: '^(shell/cli/(install|settings)\\.mjs|shared/cli/find-free-port\\.ts)$',
      },
    },
    {
      name: 'shared-by-public-subpath',
      comment: 'The exports map of @gm/shared is its public face; a relative path goes around it.',
      severity: 'error',
      // Vitest reads its settings before anything can read TypeScript of a package.
      from: { pathNot: '^shared/|^[^/]+/vitest\\.config\\.ts$' },
      to: { path: '^shared/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'build-tools-not-at-run-time',
      comment: 'What runs in browsers and servers must not pull the compiler in, by whatever detour.',
      severity: 'error',
      from: { path: '^(shell/src|api/src|mf-[^/]+/src)/|^shared/(?!build/)', pathNot: TESTS },
      to: { path: '(^|/)node_modules/@rspack/', reachable: true },
    },
    {
      name: 'content-template-without-schema',
      comment: 'Content is validated on the server: a value import of the schema would send zod to every reader.',
      severity: 'error',
      from: { path: '^mf-content/src/.*\\.tsx$', pathNot: TESTS },
      to: {
        path: '\\.context\\.ts$|^shared/(schemas|areas)/|/node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'calls-without-sql',
      comment: 'Calls speak HTTP; SQL lives in repositories.',
      severity: 'error',
      from: { path: '^api/src/.*/calls/', pathNot: TESTS },
      to: { path: SQL },
    },
    {
      name: 'repositories-without-http',
      comment: 'Repositories serve calls, jobs and command lines alike.',
      severity: 'error',
      from: { path: '^api/src/(core/platform/database/|.*-repository\\.ts$)', pathNot: TESTS },
      to: { path: '(^|/)node_modules/(fastify|@fastify/|fastify-)|/calls/' },
    },
    {
      name: 'core-knows-no-area',
      comment: 'What every area stands on asks the words of area.ts; an import would name one of them.',
      severity: 'error',
      from: { path: '^api/src/core/', pathNot: TESTS },
      to: { path: '^api/src/(?!core/)' },
    },
    {
      name: 'area-not-to-main',
      comment: 'Areas are put together above them.',
      severity: 'error',
      from: { path: '^api/src/areas/', pathNot: TESTS },
      to: { path: '^api/src/(?!core/|areas/)' },
    },
    {
      name: 'area-by-its-public-file',
      comment: 'Of another area only area.ts may be used: what it exports is what its owners promise to keep.',
      severity: 'error',
      from: { path: '^api/src/areas/([^/]+)/', pathNot: TESTS },
      to: { path: '^api/src/areas/', pathNot: '^api/src/areas/($1/|[^/]+/area\\.ts$)' },
    },
    {
      name: 'area-along-its-arrows',
      comment: 'Arrows between areas stand in api/arrows.json, where the picture of api/README.md is drawn from.',
      severity: 'error',
      from: {
        path: '^api/src/areas/([^/]+)/',
        pathNot: `${TESTS}|^api/src/areas/(${Object.keys(ARROWS).join('|')})/`,
      },
      to: { path: '^api/src/areas/', pathNot: '^api/src/areas/$1/' },
    },
    ...Object.entries(ARROWS).map(([area, others]) => ({
      name: `area-along-its-arrows-${area}`,
      severity: 'error',
      from: { path: `^api/src/areas/${area}/`, pathNot: TESTS },
      to: { path: '^api/src/areas/', pathNot: `^api/src/areas/(${[area, ...others].join('|')})/` },
    })),
    {
      name: 'rules-are-pure',
      comment: 'Rules are pure functions: no database, no HTTP, no disk.',
      severity: 'error',
      from: { path: '^(api/src/core/platform|shared)/rules/', pathNot: TESTS },
      to: {
        path: `${SQL}|(^|/)node_modules/(fastify|@fastify/)|^api/src/core/platform/(database|http)/|/calls/|^(node:)?(fs|http|net)`,
      },
    },
    {
      name: 'shared-of-an-area-alone',
      comment: "What one area agrees on with itself is nobody else's; what two need stands outside of areas/.",
      severity: 'error',
      from: { path: '^shared/areas/([^/]+)/', pathNot: TESTS },
      to: { path: '^shared/areas/', pathNot: '^shared/areas/$1/' },
    },
    {
      name: 'shared-for-all-knows-no-area',
      severity: 'error',
      from: { path: '^(shared/(?!areas/)|shell/|api/src/core/)', pathNot: TESTS },
      to: { path: '^shared/areas/' },
    },
    {
      name: 'shared-of-an-area-for-its-api',
      comment: 'An area of the api, and those that may use it.',
      severity: 'error',
      from: {
        path: '^api/src/areas/([^/]+)/',
        pathNot: `${TESTS}|^api/src/areas/(${Object.keys(ARROWS).join('|')})/`,
      },
      to: { path: '^shared/areas/', pathNot: '^shared/areas/$1/' },
    },
    {
      name: 'shared-of-an-area-for-its-remote',
      comment: 'The holiday programme and the council have remotes of their own.',
      severity: 'error',
      from: { path: '^mf-(ferienprogramm|ratsinfo)/', pathNot: TESTS },
      to: { path: '^shared/areas/', pathNot: '^shared/areas/$1/' },
    },
    {
      name: 'shared-of-an-area-with-a-remote',
      severity: 'error',
      from: { path: '^mf-(?!ferienprogramm/|ratsinfo/)', pathNot: TESTS },
      to: { path: '^shared/areas/(ferienprogramm|ratsinfo)/' },
    },
    ...floorRules,
    ...describeModuleRules({ module: '^mf-[^/]+/', kit: '^shared/' }),
    ...GENERAL_RULES,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.?releases|\\.data|\\.dev)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    // The cache looks at sources alone: after a change of rules or packages it would repeat what it said before.
    cache: { folder: `node_modules/.cache/dependency-cruiser/${hashRules()}`, strategy: 'content' },
  },
};
