import ts from 'typescript';

export interface BrowserCode {
  /** 1-based. */
  line: number;
  /** The code found, e.g. `useState()` or `onClick=`. */
  what: string;
}

/** React hooks that work in static rendering. All others keep state or wait for something. */
const STATIC_HOOKS = new Set(['use', 'useCallback', 'useContext', 'useDebugValue', 'useId', 'useMemo']);
const CLASSES = new Set(['Component', 'PureComponent']);
const HANDLER = /^on[A-Z]/;
const isHook = (name: string) => /^use(?:[A-Z]|$)/.test(name);

/** Own modules are checked themselves; the code of packages is not, so their hooks count as needing the browser. */
const isOwnModule = (specifier: string) => specifier.startsWith('.') || specifier.startsWith('@gm/');

interface Origin {
  specifier: string;
  /** Exported name; `*` for the namespace. */
  name: string;
}

/** A zustand store is a hook created by a factory. */
function needsBrowser({ specifier, name }: Origin): boolean {
  if (specifier === 'react') return isHook(name) && !STATIC_HOOKS.has(name);
  return isHook(name) || (specifier === 'zustand' && name === 'create');
}

function listPackageImports(file: ts.SourceFile): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const specifier = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    if (!clause || isOwnModule(specifier)) continue;
    if (clause.name) origins.set(clause.name.text, { specifier, name: '*' });
    const bindings = clause.namedBindings;
    if (!bindings) continue;
    if (ts.isNamespaceImport(bindings)) origins.set(bindings.name.text, { specifier, name: '*' });
    else
      for (const { name, propertyName } of bindings.elements)
        origins.set(name.text, { specifier, name: (propertyName ?? name).text });
  }
  return origins;
}

/**
 * Finds everything in a module that has no effect in static HTML: state, effects, refs, handlers, class components.
 * Works on the syntax tree, so strings and comments do not count.
 */
export function findBrowserCode(fileName: string, source: string): BrowserCode[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ESNext, true);
  const origins = listPackageImports(file);
  const found: BrowserCode[] = [];
  const add = (node: ts.Node, what: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, what });

  /** The import behind `name` or `Namespace.name`. */
  function findOrigin(node: ts.Expression): Origin | undefined {
    if (ts.isIdentifier(node)) return origins.get(node.text);
    if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
    const whole = origins.get(node.expression.text);
    return whole?.name === '*' ? { specifier: whole.specifier, name: node.name.text } : undefined;
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const origin = findOrigin(node.expression);
      if (origin && needsBrowser(origin)) add(node, `${origin.name}()`);
    } else if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(file);
      if (name === 'ref' || HANDLER.test(name)) add(node, `${name}=`);
    } else if (ts.isJsxSpreadAttribute(node) && ts.isObjectLiteralExpression(node.expression)) {
      for (const property of node.expression.properties) {
        const name = property.name?.getText(file) ?? '';
        if (name === 'ref' || HANDLER.test(name)) add(property, `${name}=`);
      }
    } else if (ts.isClassLike(node)) {
      const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
      const origin = base && findOrigin(base.expression);
      if (origin?.specifier === 'react' && CLASSES.has(origin.name)) add(node, `class extends ${origin.name}`);
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  return !clause.name && !!bindings && ts.isNamedImports(bindings) && bindings.elements.every((one) => one.isTypeOnly);
}

/** Modules imported by `source` at run time, as written there; type imports are omitted. */
export function listImports(fileName: string, source: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ESNext);
  const imports: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node.importClause)) addText(node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) addText(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      addText(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  }
  function addText(specifier: ts.Expression | undefined): void {
    if (specifier && ts.isStringLiteralLike(specifier)) imports.push(specifier.text);
  }
  visit(file);
  return imports;
}
