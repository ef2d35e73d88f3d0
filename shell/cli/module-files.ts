import { readManifest } from './read-manifest.ts';

/** Versions are those of this repository: what the kit was tested with. */
function describePackage(name: string, kit: string): object {
  const shared = readManifest('shared');
  const own = readManifest('.');
  const pick = (from: Record<string, string> = {}, names: string[]) =>
    Object.fromEntries(names.map((entry) => [entry, from[entry]]));
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      build: 'gm-modul build',
      check: 'tsc --noEmit',
      test: 'npm run check && npm run build && vitest run',
      galerie: 'gm-modul galerie',
      key: 'gm-modul key',
      release: 'gm-modul release',
      deliver: 'gm-modul deliver',
    },
    dependencies: { '@gm/shared': `file:${kit}`, ...pick(shared.dependencies, ['react', 'react-dom', 'zod']) },
    devDependencies: {
      ...pick(shared.devDependencies, ['@testing-library/react', '@types/react', '@types/react-dom', 'jsdom']),
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
  files: ['node_modules/@gm/shared/vertrag/css.d.ts'],
  include: ['*.ts', 'src'],
};

const CONTRACT = (
  name: string,
  template: string,
) => `import { CONTRACT_VERSION, defineRemote } from '@gm/shared/vertrag';
import { ${template} } from './src/templates/${template}/${template}.context.ts';

/** What this module offers; the site knows nothing else of it. */
export const remote = defineRemote({
  name: '${name}',
  contractVersion: CONTRACT_VERSION,
  templates: { ${template} },
});
`;

const CONTEXT = (template: string, component: string) => `import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

/** HTML of the server alone. With state or handlers it needs \`island: { when, because }\`. */
export const ${template} = defineTemplate({
  /** What editors find it by when they add a block to a page; without it only pages that have it keep it. */
  insert: { title: '${component}', help: 'Eine Liste mit Links.' },
  slots: ['content', 'sidebar'],
  /** What stands on the page, written by an editor. */
  context: z.object({
    titel: z.string().min(1),
    eintraege: z.array(z.object({ name: z.string(), href: z.string() })).default([]),
  }),
  /** Settings of the block; every one needs a default. */
  options: z.object({ spalten: z.number().int().min(1).max(3).default(2) }),
});
`;

const TEMPLATE = (template: string, component: string) => `import type { TemplateProps } from '@gm/shared/vertrag';
import type { ${template} } from './${template}.context.ts';
import styles from './${template}.module.css';

export default function ${component}({ context, options }: TemplateProps<typeof ${template}>) {
  const { titel, eintraege } = context;
  return (
    <section>
      <h2>{titel}</h2>
      {eintraege.length === 0 && <p>Zurzeit ist nichts eingetragen.</p>}
      <ul className={styles.liste} style={{ columnCount: options.spalten }}>
        {eintraege.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
`;

const STYLE = `@layer gm.reset, gm.tokens, gm.base, gm.vendor, gm.ui, gm.feature, gm.util;

@layer gm.feature {
  .liste {
    column-gap: var(--gm-4);
    margin-block-start: var(--gm-3);
    padding: 0;
    list-style-type: '';
  }
}
`;

const EXAMPLES = `/** What the tests and the gallery show. */
export const beispiele = {
  'mit Einträgen': {
    context: {
      titel: 'Sportvereine',
      eintraege: [
        { name: 'TSV Feldrennach', href: '/branchenverzeichnis/tsv-feldrennach-id_1/' },
        { name: 'Schützenverein Schwann', href: '/branchenverzeichnis/schuetzenverein-schwann-id_2/' },
      ],
    },
    options: {},
  },
  leer: { context: { titel: 'Musikvereine' }, options: { spalten: 1 } },
};
`;

const TEST = (template: string, component: string) => `import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { beispiele } from './${template}.beispiele.ts';
import { ${template} } from './${template}.context.ts';
import ${component} from './${template}.tsx';

afterEach(cleanup);

test('shows its entries as links', () => {
  const { getByRole } = renderBeispiel(${component}, ${template}, beispiele['mit Einträgen']);
  expect(getByRole('heading', { name: 'Sportvereine' })).toBeTruthy();
  expect(getByRole('link', { name: 'TSV Feldrennach' }).getAttribute('href')).toContain('/branchenverzeichnis/');
});

test('says that there are none', () => {
  const { getByText } = renderBeispiel(${component}, ${template}, beispiele.leer);
  expect(getByText('Zurzeit ist nichts eingetragen.')).toBeTruthy();
});
`;

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The kit comes as sources, stylesheets among them.
  test: { environment: 'jsdom', server: { deps: { inline: [/@gm\\/shared/] } } },
});
`;

const RSPACK = `import { defineRemoteBuild } from '@gm/shared/bau/remote-build';
import { remote } from './contract.ts';

export default defineRemoteBuild(remote, import.meta.dirname);
`;

const README = (name: string, template: string) => `# ${name}

A module of the municipality's site, built and released by its own team. \`npm install\` once; then

- \`npm test\` checks types, builds both sides and runs the tests,
- \`npm run galerie\` shows every example of every template at http://localhost:3100, from a small phone to a desk,
- \`npm run key -- <name>\` makes a pair of keys, once: the private half stays with the team, the public one goes to the site,
- \`RELEASE_KEY=<file>.pem npm run release\` makes one signed file,
- \`npm run deliver -- ${name}-<version>.tgz --to https://www.gemeinde.example --token-file <file>\` sends it: the site judges it, shows it
  to some visitors, and makes it current or says why not.

A template is a folder in \`src/templates/\`: \`${template}.context.ts\` (what it takes), \`${template}.tsx\` (what it shows), its style, its examples,
its test; \`contract.ts\` lists it. What the kit offers is in \`node_modules/@gm/shared/README.md\`. A new kit is a new file in \`kit/\`, named in
\`package.json\`.
`;

const CI = `#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
npm install --no-audit --no-fund
npm test
`;

/**
 * The files of a module's own repository.
 * @param kit path of the kit in it
 */
export function describeModule(name: string, kit: string): Record<string, string> {
  const template = name.replace(/^mf-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = `${template[0]?.toUpperCase()}${template.slice(1)}`;
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const base = `src/templates/${template}/${template}`;
  return {
    '.ci/run': CI,
    '.gitignore': 'node_modules/\ndist/\n*.tgz\n!kit/*.tgz\n*.pem\n',
    'README.md': README(name, template),
    'contract.ts': CONTRACT(name, template),
    'package.json': json(describePackage(name, kit)),
    'rspack.config.ts': RSPACK,
    'tsconfig.json': json(TSCONFIG),
    'vitest.config.ts': VITEST,
    [`${base}.beispiele.ts`]: EXAMPLES,
    [`${base}.context.ts`]: CONTEXT(template, component),
    [`${base}.module.css`]: STYLE,
    [`${base}.test.tsx`]: TEST(template, component),
    [`${base}.tsx`]: TEMPLATE(template, component),
  };
}
