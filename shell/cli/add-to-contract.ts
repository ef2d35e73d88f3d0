import { nameInCode } from './template-files.ts';

const IMPORT = /^import \{[^}]*\} from '\.\/src\/templates\/.*;$/gm;
const TEMPLATES = /^( *)templates: \{\n([\s\S]*?)^\1\},$/m;

/** Index at which a line belongs in a sorted list. */
function insertSorted(lines: string[], line: string, nameOf: (line: string) => string): string[] {
  const at = lines.findIndex((other) => nameOf(other) > nameOf(line));
  return at < 0 ? [...lines, line] : lines.toSpliced(at, 0, line);
}

/** Adds a template to the text of a `contract.ts`. Throws when the file does not follow the usual layout. */
export function addToContract(text: string, template: string): string {
  const code = nameInCode(template);
  const imports = text.match(IMPORT);
  const block = TEMPLATES.exec(text);
  const [first] = imports ?? [];
  if (!imports || !first || !block)
    throw new Error('contract.ts lists its templates in another way than is known here');
  const pathOf = (line: string) => / from '(.*)'/.exec(line)?.[1] ?? '';
  const line = `import { ${code} } from './src/templates/${template}/${template}.context.ts';`;
  const [whole, indent = '', inside = ''] = block;
  const entry = `${indent}  ${code === template ? code : `'${template}': ${code}`},`;
  const entries = insertSorted(inside.trimEnd().split('\n'), entry, (each) => each.replace(/['\s]|:.*|,/g, ''));
  return text
    .replace(whole, `${indent}templates: {\n${entries.join('\n')}\n${indent}},`)
    .replace(imports.join('\n'), insertSorted(imports, line, pathOf).join('\n'));
}
