/** A new template: schema, component, style, examples and test, working as created. */

/** Converts a name with dashes to an identifier. */
export const nameInCode = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Names {
  template: string;
  code: string;
  component: string;
}

const CONTEXT = ({ code, component }: Names) => `import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** HTML of the server alone. With state or handlers it needs \`island: { when, because }\`. */
export const ${code} = defineTemplate({
  /** Title in the editors' gallery of blocks. Without it, editors cannot insert the template; existing blocks stay. */
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

const TEMPLATE = ({ template, code, component }: Names) => `import type { TemplateProps } from '@gm/shared/contract';
import type { ${code} } from './${template}.context.ts';
import styles from './${template}.module.css';

export default function ${component}({ context, options }: TemplateProps<typeof ${code}>) {
  const { titel, eintraege } = context;
  return (
    <section>
      <h2>{titel}</h2>
      {eintraege.length === 0 && <p>Zurzeit ist nichts eingetragen.</p>}
      <ul className={styles.liste} data-spalten={options.spalten}>
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

const STYLE = `@layer gm.feature {
  .liste {
    column-gap: var(--gm-4);
    margin-block-start: var(--gm-3);
    padding: 0;
    list-style-type: '';
  }

  .liste[data-spalten='2'] {
    columns: 2 16rem;
  }

  .liste[data-spalten='3'] {
    columns: 3 16rem;
  }
}
`;

const EXAMPLES = `/** What the tests and the gallery show. */
export const examples = {
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

const TEST = ({ template, code, component }: Names) => `import { renderExample } from '@gm/shared/test/render-example';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ${code} } from './${template}.context.ts';
import { examples } from './${template}.examples.ts';
import ${component} from './${template}.tsx';

afterEach(cleanup);

test('shows its entries as links', () => {
  const { getByRole } = renderExample(${component}, ${code}, examples['mit Einträgen']);
  expect(getByRole('heading', { name: 'Sportvereine' })).toBeTruthy();
  expect(getByRole('link', { name: 'TSV Feldrennach' }).getAttribute('href')).toContain('/branchenverzeichnis/');
});

test('says that there are none', () => {
  const { getByText } = renderExample(${component}, ${code}, examples.leer);
  expect(getByText('Zurzeit ist nichts eingetragen.')).toBeTruthy();
});
`;

/** Files of a template by their paths in its module. */
export function describeTemplate(template: string): Record<string, string> {
  const code = nameInCode(template);
  const names = { template, code, component: `${code[0]?.toUpperCase()}${code.slice(1)}` };
  const base = `src/templates/${template}/${template}`;
  return {
    [`${base}.examples.ts`]: EXAMPLES,
    [`${base}.context.ts`]: CONTEXT(names),
    [`${base}.module.css`]: STYLE,
    [`${base}.test.tsx`]: TEST(names),
    [`${base}.tsx`]: TEMPLATE(names),
  };
}
