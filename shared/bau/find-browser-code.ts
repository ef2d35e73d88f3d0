import ts from 'typescript';

export interface BrowserCode {
  /** Counted from 1. */
  line: number;
  /** What stands there, e.g. `useState()` or `onClick=`. */
  what: string;
}

/** Hooks of React that mean the same in HTML alone. Every other one keeps something, or waits for something. */
const STATIC_HOOKS = new Set(['use', 'useCallback', 'useContext', 'useDebugValue', 'useId', 'useMemo']);
const CLASSES = new Set(['Component', 'PureComponent']);
const HANDLER = /^on[A-Z]/;
const isHook = (name: string) => /^use(?:[A-Z]|$)/.test(name);

/** Modules of this site are judged by themselves; what a package does inside cannot be seen, so its hooks count. */
const isOwnModule = (specifier: string) => specifier.startsWith('.') || specifier.startsWith('@gm/');

interface Origin {
  specifier: string;
  /** Name in its module; `*` for the whole. */
  name: string;
}

/** A store of zustand is a hook that its maker makes. */
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
 * Everything in a module that does nothing in HTML alone: state, effects, refs, handlers, components with a life. The
 * syntax decides, so that words and comments cannot.
 */
export function findBrowserCode(fileName: string, source: string): BrowserCode[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ESNext, true);
  const origins = listPackageImports(file);
  const found: BrowserCode[] = [];
  const add = (node: ts.Node, what: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, what });

  /** The imported thing behind `name` or `Namespace.name`. */
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

/** Modules that `source` needs when it runs, as written there; types are gone by then. */
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
