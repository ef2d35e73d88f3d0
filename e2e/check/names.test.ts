import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Stems of German verbs. Functions and files have English verbs (docs/glossary.md); stems that are also nouns of the
 * domain are in NOUNS.
 */
const STEMS =
  'abonniere aendere baue beantworte bearbeite bediene beende beginne begrenze benenne berechne bereite beschreibe bestaetige bestimme beurteile bilde biete decke darf datiere druecke entferne entscheide erfuelle ergaenze erhoehe erinnere erlaube erledige ermittle erneuere ersetze erstelle erweitere erzeuge exportiere falte finde folge formatiere frage fuege fuehre fuelle gib gilt gleiche gruppiere halte hashe hat hole importiere ist kann kehre kennt klaere kopiere korrigiere kuerze lade lege lehne leere leite lese lies liest liste loesche loese mache male markiere maskiere melde merke messe mische muss nehme nenne nimm normalisiere notiere nummeriere oeffne ordne passt pflege plane protokolliere pruefe raeume rechne registriere reinige rendere reserviere richte rufe sage sammle schalte schaue schicke schiebe schlage schliesse schneide schreibe schuetze sende setze skaliere soll sortiere speichere sperre springe starte stelle stimmt storniere streiche suche summiere tausche teile tippe trage treffe trenne tue uebernimm uebersetze ueberspringe verarbeite verbinde verbrauche verbuche verfasse verfolge vergib vergiss vergleiche verknuepfe verkuerze verlange verlaengere verlinke verschicke verschiebe versende verstehe versuche verteile verwalte verweise verwirf vollziehe waehle wandle warte wecke weise wende wiederhole wirke wirf zaehle zeichne zeige zerlege ziehe'.split(
    ' ',
  );

/** Nouns of the domain, alone and as the first word of a file name. */
const NOUNS = new Set(['suche', 'frage', 'liste', 'folge', 'sperre', 'stelle', 'leere', 'verweise']);

const startsGerman = (word: string): boolean => STEMS.includes(word);

/** True for `baueBuchung` and `pruefe`, but not for the noun `suche`. */
function isGermanVerb(name: string): boolean {
  const [, first = '', rest = ''] = /^([a-z]+)(.*)$/.exec(name) ?? [];
  return startsGerman(first) && !(rest === '' && NOUNS.has(first));
}

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Names of functions, methods and properties with a function as value. */
function listFunctions(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const named =
      ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node)
        ? node.name
        : (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && isFunction(node.initializer)
          ? node.name
          : ts.isPropertySignature(node) && node.type && ts.isFunctionTypeNode(node.type)
            ? node.name
            : undefined;
    if (named && ts.isIdentifier(named)) names.push(named.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** `HolidayBookingsTable` → holiday, bookings, table. Words of one or two letters say too little to be checked. */
const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-zÄÖÜäöüß]+/)
    .map((word) => word.toLowerCase().replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss'))
    .filter((word) => word.length > 2);

/** Names of interfaces, types, classes and enums. */
function listTypes(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isType =
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isEnumDeclaration(node);
    if (isType && node.name) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Areas of the town and templates have the names that the content gives them. */
const GIVEN = /^(?:api\/src|shared)\/areas\/([^/]+)\/|^mf-[a-z]+\/src\/templates\/([^/]+)\//;

const listGiven = (paths: readonly string[]): string[] =>
  paths.flatMap((file) => {
    const [, area, template] = GIVEN.exec(file) ?? [];
    return splitWords(area ?? template ?? '');
  });

/** Words of the first column of the glossary. */
const readGlossary = (text: string): string[] =>
  [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, words = '']) => splitWords(words));

const files = execFileSync('git', ['ls-files', 'api', 'shared', 'shell', 'mf-*', 'e2e'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file));

/** Classes whose name is a value on the wire, or given by a library. */
const GIVEN_CLASSES = new Set(
  'abgesagt bald bio entwurf fehler gut links neu vorhanden voll ueberfaellig gruenschnitt papier restmuell verpackung ProseMirror-selectednode'.split(
    ' ',
  ),
);

/** Names of the classes that a style sheet declares. */
const listClasses = (file: string): string[] => {
  const rules = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)/g, '');
  return [...new Set([...rules.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))];
};

describe('names', () => {
  it('distinguishes German verbs from nouns and English verbs', () => {
    expect(['baueBuchung', 'liesInhalt', 'istOffen', 'pruefe'].filter(isGermanVerb)).toHaveLength(4);
    expect(['buildBuchung', 'readInhalt', 'isOffen', 'suche', 'listenAbfrage'].filter(isGermanVerb)).toEqual([]);
  });

  it('has English verbs in functions and methods', () => {
    const german = files.flatMap((file) =>
      listFunctions(file)
        .filter(isGermanVerb)
        .map((name) => `${file}: ${name}`),
    );
    expect(german).toEqual([]);
  });

  it('has English verbs in file names', () => {
    const german = files.filter((file) => {
      const [first = ''] = (file.split('/').pop() ?? '').split(/[.-]/);
      return startsGerman(first) && !NOUNS.has(first);
    });
    expect(german).toEqual([]);
  });

  it('splits names into words', () => {
    expect(splitWords('LockedVeranstaltung')).toEqual(['locked', 'veranstaltung']);
    expect(splitWords('OParlFields')).toEqual(['parl', 'fields']);
    expect(splitWords('Behörde')).toEqual(['behoerde']);
  });

  it('has words in types, classes and folders that are English (words.txt), in the glossary, or given by the content', () => {
    const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
    const known = new Set([
      ...read('e2e/check/words.txt').split('\n'),
      ...readGlossary(read('docs/glossary.md')),
      ...listGiven(files),
    ]);
    const folders = [...new Set(files.flatMap((file) => file.split('/').slice(0, -1)))];
    const types = files.flatMap((file) => listTypes(file).map((name) => [name, file] as const));
    expect(types.length).toBeGreaterThan(500);
    const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    const classes = sheets.flatMap((file) =>
      listClasses(file)
        .filter((name) => !GIVEN_CLASSES.has(name))
        .map((name) => [name, file] as const),
    );
    expect(classes.length).toBeGreaterThan(500);
    const unknown = [...types, ...classes, ...folders.map((folder) => [folder, 'a folder'] as const)].flatMap(
      ([name, place]) =>
        splitWords(name)
          .filter((word) => !known.has(word))
          .map((word) => `${word} in ${name} (${place})`),
    );
    expect(unknown).toEqual([]);
  });
});
