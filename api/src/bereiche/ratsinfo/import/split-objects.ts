import type { Dateirolle } from '../tables.ts';
import { type Importart, type Importobjekt, readArt, readObjekt } from './oparl-objekte.ts';

/** What an object says about one inside of it that this may leave out. */
type Zusatz = Record<string, string>;

/** Objects by kind, those inside of others beside them. */
export interface Zerlegt {
  objekte: { [Art in Importart]: Map<string, Importobjekt<Art>> };
  /** What a file is to what it belongs to, where that says so; by address. */
  rollen: Map<string, Dateirolle>;
  /** Place of what refers to one: by address of the referring object. */
  orte: Map<string, string>;
  papierorte: Map<string, string[]>;
  /** Addresses of what could not be read. */
  unlesbar: string[];
}

const DATEIROLLEN: readonly Dateirolle[] = [
  'invitation',
  'resultsProtocol',
  'verbatimProtocol',
  'mainFile',
  'auxiliaryFile',
  'resolutionFile',
];
/** In which property of a file the object stands that has it. */
const EIGNER: Partial<Record<Importart, string>> = { meeting: 'meeting', agendaitem: 'agendaItem', paper: 'paper' };
/** Properties with objects, and the property in which these refer back. */
const TEILE: Partial<Record<Importart, Record<string, string>>> = {
  person: { membership: 'person' },
  meeting: { agendaItem: 'meeting' },
  paper: { consultation: 'paper' },
  body: { legislativeTerm: 'body' },
};

const isThing = (wert: unknown): wert is Record<string, unknown> => typeof wert === 'object' && wert !== null;

function createLeer(): Zerlegt {
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

/** Takes objects apart. Objects inside of others may lack their type's back reference; it is added. */
export function splitObjects(dinge: readonly unknown[]): Zerlegt {
  const zerlegt = createLeer();

  function take(ding: unknown, zusatz: Zusatz = {}): string | null {
    const art = readArt(ding);
    if (!art || !isThing(ding)) return null;
    const ergaenzt = { ...zusatz, ...Object.fromEntries(Object.entries(ding).filter(([, wert]) => wert !== null)) };
    const objekt = readObjekt(art, ergaenzt);
    if (!objekt) {
      zerlegt.unlesbar.push(String(ding.id ?? '?'));
      return null;
    }
    const { id } = objekt;
    const alle = zerlegt.objekte[art] as Map<string, unknown>;
    // Inside of another an object may be shorter than in a list of its own.
    alle.set(id, { ...(alle.get(id) as object | undefined), ...withoutUndefined(objekt) });
    takeParts(art, id, ding);
    return id;
  }

  function takeParts(art: Importart, id: string, ding: Record<string, unknown>) {
    for (const [feld, zurueck] of Object.entries(TEILE[art] ?? {})) {
      for (const teil of [ding[feld]].flat()) take(teil, { [zurueck]: id });
    }
    const eigner = EIGNER[art];
    for (const rolle of eigner ? DATEIROLLEN : []) {
      for (const datei of [ding[rolle]].flat()) {
        const adresse = eigner ? take(datei, { [eigner]: id }) : null;
        if (adresse) zerlegt.rollen.set(adresse, rolle);
      }
    }
    const orte = [ding.location].flat().flatMap((ort) => (typeof ort === 'string' ? ort : (take(ort) ?? [])));
    if (orte[0]) zerlegt.orte.set(id, orte[0]);
    if (art === 'paper') zerlegt.papierorte.set(id, orte);
  }

  for (const ding of dinge) take(ding);
  return zerlegt;
}

const withoutUndefined = (objekt: object) =>
  Object.fromEntries(Object.entries(objekt).filter(([, wert]) => wert !== undefined));
