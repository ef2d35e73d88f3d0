/** Import rules of a module in its own repository; `import-rules.test.ts` proves each with a bad import. */
const { GENERAL_RULES, TESTS, describeModuleRules } = require('./import-rules.cjs');

const KIT = '(^|/)node_modules/@gm/shared/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'own-files-alone',
      comment: 'What lies outside of the repository is not there when somebody else builds it.',
      severity: 'error',
      from: {},
      to: { path: '^\\.\\./', pathNot: 'node_modules/' },
    },
    {
      name: 'no-other-module',
      comment: 'Modules are released alone: what two of them need belongs into the kit.',
      severity: 'error',
      from: {},
      to: { path: ['node_modules/mf-', 'node_modules/@[^/]+/mf-'] },
    },
    {
      name: 'packages-by-their-name',
      comment: 'A path into node_modules goes around what a package makes public, the kit among them.',
      severity: 'error',
      from: {},
      to: { path: 'node_modules/', dependencyTypes: ['local'] },
    },
    {
      name: 'kit-without-areas-of-others',
      comment:
        'The holiday programme and the council agree on these with modules of their own, and change them at will.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: `${KIT}areas/(ferienprogramm|ratsinfo)/` },
    },
    ...describeModuleRules({ module: '^', kit: KIT }),
    ...GENERAL_RULES,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
