import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Stems that German verbs begin with. Names of functions and files use English ones (docs/glossar.md); a stem that is a
 * noun of the town, too, stands in NOUNS.
 */
const STEMS =
  'abonniere aendere baue beantworte bearbeite bediene beende beginne begrenze benenne berechne bereite beschreibe bestaetige bestimme beurteile bilde biete decke darf datiere druecke entferne entscheide erfuelle ergaenze erhoehe erinnere erlaube erledige ermittle erneuere ersetze erstelle erweitere erzeuge exportiere falte finde folge formatiere frage fuege fuehre fuelle gib gilt gleiche gruppiere halte hashe hat hole importiere ist kann kehre kennt klaere kopiere korrigiere kuerze lade lege lehne leere leite lese lies liest liste loesche loese mache male markiere maskiere melde merke messe mische muss nehme nenne nimm normalisiere notiere nummeriere oeffne ordne passt pflege plane protokolliere pruefe raeume rechne registriere reinige rendere reserviere richte rufe sage sammle schalte schaue schicke schiebe schlage schliesse schneide schreibe schuetze sende setze skaliere soll sortiere speichere sperre springe starte stelle stimmt storniere streiche suche summiere tausche teile tippe trage treffe trenne tue uebernimm uebersetze ueberspringe verarbeite verbinde verbrauche verbuche verfasse verfolge vergib vergiss vergleiche verknuepfe verkuerze verlange verlaengere verlinke verschicke verschiebe versende verstehe versuche verteile verwalte verweise verwirf vollziehe waehle wandle warte wecke weise wende wiederhole wirke wirf zaehle zeichne zeige zerlege ziehe'.split(
    ' ',
  );

/** Words that are nouns of the town, alone and as the first word of a file's name. */
const NOUNS = new Set(['suche', 'frage', 'liste', 'folge', 'sperre', 'stelle', 'leere', 'verweise']);

const startsGerman = (word: string): boolean => STEMS.includes(word);

/** `baueBuchung` and `pruefe`, not `suche`, which is what somebody looks for. */
function isGermanVerb(name: string): boolean {
  const [, first = '', rest = ''] = /^([a-z]+)(.*)$/.exec(name) ?? [];
  return startsGerman(first) && !(rest === '' && NOUNS.has(first));
}

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Names of functions, methods and properties that hold one. */
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

const files = execFileSync('git', ['ls-files', 'api', 'shared', 'shell', 'mf-*', 'e2e'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file));

describe('names', () => {
  it('knows a German verb from a noun and from an English one', () => {
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

  it('has English verbs in names of files', () => {
    const german = files.filter((file) => {
      const [first = ''] = (file.split('/').pop() ?? '').split(/[.-]/);
      return startsGerman(first) && !NOUNS.has(first);
    });
    expect(german).toEqual([]);
  });
});
