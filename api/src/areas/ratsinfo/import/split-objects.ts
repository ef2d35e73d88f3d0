import type { FileRole } from '../tables.ts';
import { type ImportKind, type ImportObject, readKind, readObject } from './oparl-objects.ts';

/** Fields of the enclosing object that an embedded one may omit. */
type Addition = Record<string, string>;

/** Objects by type, with embedded ones extracted. */
export interface Split {
  objekte: { [Kind in ImportKind]: Map<string, ImportObject<Kind>> };
  /** Role of a file for its owner, if given; by URL. */
  rollen: Map<string, FileRole>;
  /** Location of an object, by the URL of the referring object. */
  orte: Map<string, string>;
  papierorte: Map<string, string[]>;
  /** URLs of unreadable objects. */
  unlesbar: string[];
}

const FILE_ROLES: readonly FileRole[] = [
  'invitation',
  'resultsProtocol',
  'verbatimProtocol',
  'mainFile',
  'auxiliaryFile',
  'resolutionFile',
];
/** Property of a file that holds its owner. */
const OWNER: Partial<Record<ImportKind, string>> = { meeting: 'meeting', agendaitem: 'agendaItem', paper: 'paper' };
/** Properties with embedded objects, and the property of these that refers back. */
const PARTS: Partial<Record<ImportKind, Record<string, string>>> = {
  person: { membership: 'person' },
  meeting: { agendaItem: 'meeting' },
  paper: { consultation: 'paper' },
  body: { legislativeTerm: 'body' },
};

/** Objects are embedded up to three levels deep, for example a file in an agenda item in a meeting. */
const MAX_DEPTH = 5;

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function createEmpty(): Split {
  return {
    objekte: {
      body: new Map(),
      legislativeterm: new Map(),
      location: new Map(),
      organization: new Map(),
      person: new Map(),
      membership: new Map(),
      meeting: new Map(),
      agendaitem: new Map(),
      paper: new Map(),
      consultation: new Map(),
      file: new Map(),
    },
    rollen: new Map(),
    orte: new Map(),
    papierorte: new Map(),
    unlesbar: [],
  };
}

/** Extracts embedded objects. They may omit the back reference, which is added. */
export function splitObjects(things: readonly unknown[]): Split {
  const split = createEmpty();

  function take(thing: unknown, addition: Addition = {}, depth = 0): string | null {
    const kind = readKind(thing);
    if (!kind || !isThing(thing) || depth > MAX_DEPTH) return null;
    const completed = {
      ...addition,
      ...Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null)),
    };
    const entity = readObject(kind, completed);
    if (!entity) {
      split.unlesbar.push(String(thing.id ?? '?'));
      return null;
    }
    const { id } = entity;
    const all = split.objekte[kind] as Map<string, unknown>;
    // An embedded object may have fewer fields than in its own list.
    all.set(id, { ...(all.get(id) as object | undefined), ...withoutUndefined(entity) });
    takeParts(kind, id, thing, depth + 1);
    return id;
  }

  function takeParts(kind: ImportKind, id: string, thing: Record<string, unknown>, depth: number) {
    for (const [field, back] of Object.entries(PARTS[kind] ?? {})) {
      for (const part of [thing[field]].flat()) take(part, { [back]: id }, depth);
    }
    const owner = OWNER[kind];
    for (const role of owner ? FILE_ROLES : []) {
      for (const file of [thing[role]].flat()) {
        const address = owner ? take(file, { [owner]: id }, depth) : null;
        if (address) split.rollen.set(address, role);
      }
    }
    const locations = [thing.location]
      .flat()
      .flatMap((location) => (typeof location === 'string' ? location : (take(location, {}, depth) ?? [])));
    if (locations[0]) split.orte.set(id, locations[0]);
    if (kind === 'paper') split.papierorte.set(id, locations);
  }

  for (const thing of things) take(thing);
  return split;
}

const withoutUndefined = (entity: object) =>
  Object.fromEntries(Object.entries(entity).filter(([, value]) => value !== undefined));
