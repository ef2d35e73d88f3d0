/**
 * Import rules of modules for dependency-cruiser, both in the site's repository (`.dependency-cruiser.cjs`) and in a
 * team's own (`module-rules.cjs`).
 */
const TESTS = '\\.(test|examples)\\.tsx?$|/vitest\\.config\\.ts$|/test/';

/** Rules for all code. */
const GENERAL_RULES = [
  {
    name: 'no-circular',
    comment: 'Two files that need each other are one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment: 'Nothing of this name is there. Of the kit, package.json lists what is public under "exports".',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-undeclared-package',
    comment: 'Works by chance, until whoever brings the package drops it: name it in package.json.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-package-at-run-time',
    comment: 'What runs on the site stands in "dependencies"; the list of packages in a release is made of them.',
    severity: 'error',
    from: { path: '(^|/)src/', pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
];

/**
 * Rules for the sources of modules.
 * @param module their location, as a regular expression
 * @param kit location of `shared`, as a regular expression
 */
const describeModuleRules = ({ module, kit }) => [
  {
    name: 'module-without-node',
    comment: 'Templates run in browsers, and on the server in a thread without anything of Node.',
    severity: 'error',
    from: { path: `${module}(src/|contract\\.ts$)`, pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'module-without-tools',
    comment: 'What builds, delivers and tests a module is not part of it.',
    severity: 'error',
    from: { path: `${module}(src/|contract\\.ts$)`, pathNot: TESTS },
    to: { path: `${kit}(build|kit|store|test)/` },
  },
];

module.exports = { TESTS, GENERAL_RULES, describeModuleRules };
