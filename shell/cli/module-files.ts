import { readPackageJson } from './read-package-json.ts';
import { describeTemplate, nameInCode } from './template-files.ts';

const pick = (from: Record<string, string> = {}, names: string[]) =>
  Object.fromEntries(names.map((entry) => [entry, from[entry]]));

const RUNTIME = ['react', 'react-dom', 'zod'];
const TEST_TOOLS = ['@testing-library/react', '@types/react', 'jsdom'];

/** Uses the versions of this repository, with which the kit was tested. */
function describePackage(name: string, kit: string): object {
  const shared = readPackageJson('shared');
  const own = readPackageJson('.');
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      build: 'gm-module build',
      // Types, import rules and tests; a release starts with the same checks.
      test: 'gm-module check && gm-module build',
      gallery: 'gm-module gallery',
      key: 'gm-module key',
      release: 'gm-module release',
      deliver: 'gm-module deliver',
    },
    dependencies: { '@gm/shared': `file:${kit}`, ...pick(shared.dependencies, RUNTIME) },
    devDependencies: {
      ...pick(shared.devDependencies, [...TEST_TOOLS, '@types/react-dom']),
      ...pick(own.devDependencies, ['@types/node', 'typescript', 'vitest']),
    },
  };
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  },
  files: ['node_modules/@gm/shared/contract/css.d.ts'],
  include: ['*.ts', 'src'],
};

const CONTRACT = (
  name: string,
  template: string,
) => `import { CONTRACT_VERSION, defineRemote } from '@gm/shared/contract';
import { ${template} } from './src/templates/${template}/${template}.context.ts';

/** What this module offers; the site knows nothing else of it. */
export const remote = defineRemote({
  name: '${name}',
  contractVersion: CONTRACT_VERSION,
  templates: {
    ${template},
  },
});
`;

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The kit comes as sources, stylesheets among them.
  test: { environment: 'jsdom', server: { deps: { inline: [/@gm\\/shared/] } } },
});
`;

const RSPACK = `import { defineRemoteBuild } from '@gm/shared/build/remote-build';
import { remote } from './contract.ts';

export default defineRemoteBuild(remote, import.meta.dirname);
`;

const README = (name: string, template: string) => `# ${name}

A module of the municipality's site, built and released by its own team. \`npm install\` once; then

- \`npm test\` checks types and import rules, runs the tests and builds both sides,
- \`npm run gallery\` shows every example of every template at http://localhost:3100, from a small phone to a desk, and follows every save,
- \`npm run key -- <name>\` makes a pair of keys, once: the private half stays with the team, the public one goes to the site,
- \`RELEASE_KEY=<file>.pem npm run release\` tests it and makes one signed file,
- \`npm run deliver -- ${name}-<version>.tgz --to https://www.gemeinde.example --token-file <file>\` sends it: the site judges it, shows it
  to some visitors, and makes it current or says why not.

A template is a folder in \`src/templates/\`: \`${template}.context.ts\` (what it takes), \`${template}.tsx\` (what it shows), its style, its examples,
its test; \`contract.ts\` lists it. It imports its own files, packages that \`package.json\` names, and what the kit makes public but for what
builds and tests; nothing of Node, of other modules or of the areas of the holiday programme and the council. What the kit offers is in
\`node_modules/@gm/shared/README.md\`. A new kit is a new file in \`kit/\`, named in \`package.json\`.
`;

const CI = `#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
npm install --no-audit --no-fund
npm test
`;

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const nameTemplate = (name: string) => nameInCode(name.replace(/^mf-/, ''));

/**
 * Files of a module in its own repository.
 * @param kit path of the kit in that repository
 */
export function describeModule(name: string, kit: string): Record<string, string> {
  const template = nameTemplate(name);
  return {
    '.ci/run': CI,
    '.gitignore': 'node_modules/\ndist/\n*.tgz\n!kit/*.tgz\n*.pem\n',
    'README.md': README(name, template),
    'contract.ts': CONTRACT(name, template),
    'package.json': json(describePackage(name, kit)),
    'rspack.config.ts': RSPACK,
    'tsconfig.json': json(TSCONFIG),
    'vitest.config.ts': VITEST,
    ...describeTemplate(template),
  };
}

function describeWorkspacePackage(name: string): object {
  const shared = readPackageJson('shared');
  return {
    name: `@gm/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { build: 'rspack build' },
    dependencies: { '@gm/shared': shared.version, ...pick(shared.dependencies, RUNTIME) },
    devDependencies: pick(shared.devDependencies, ['@rspack/cli', '@rspack/core', ...TEST_TOOLS]),
  };
}

const WORKSPACE_VITEST = (name: string) => `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '${name}', environment: 'jsdom', include: ['**/*.test.{ts,tsx}'] },
});
`;

const WORKSPACE_README = (name: string, template: string) => `# ${name}

A remote of its own: built, released and rolled back without the shell and the other modules.

| template | shows |
|---|---|
| \`${template}\` | a list of links |

\`\`\`sh
npm run dev -- ${name}                  # the whole site; every saved file of this module is released at once
npm run release -- ${name}
npm run rollback -- ${name}
\`\`\`
`;

/** Files of a module inside this repository. */
export function describeWorkspace(name: string): Record<string, string> {
  const template = nameTemplate(name);
  return {
    'README.md': WORKSPACE_README(name, template),
    'contract.ts': CONTRACT(name, template),
    'package.json': json(describeWorkspacePackage(name)),
    'rspack.config.ts': RSPACK,
    'vitest.config.ts': WORKSPACE_VITEST(name),
    ...describeTemplate(template),
  };
}
