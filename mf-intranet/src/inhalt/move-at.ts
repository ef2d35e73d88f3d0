import { changeAt } from './change-at.ts';

type Weg = readonly string[];

/** What stands at a way inside a value. */
export const readAt = (wert: unknown, weg: Weg): unknown =>
  weg.reduce<unknown>((bisher, name) => (Object(bisher) as Record<string, unknown>)[name], wert);
const readListe = (wert: unknown, weg: Weg): unknown[] => {
  const liste = readAt(wert, weg);
  return Array.isArray(liste) ? liste : [];
};
const startsWith = (weg: Weg, anfang: Weg) => anfang.every((name, stelle) => weg[stelle] === name);
const split = (weg: Weg) => [weg.slice(0, -1), Number(weg.at(-1))] as const;

/**
 * The value with the entry of a list at `von` moved to `nach`, a place of the same list or another one as they are before.
 * Both are ways that end with a place, `menuItems/0/menuItems/2`.
 */
export function moveAt(wert: unknown, von: string, nach: string): unknown {
  const [vonWeg, nachWeg] = [von.split('/'), nach.split('/')];
  const [ziel, platz] = split(nachWeg);
  const eintrag = readAt(wert, vonWeg);
  const liste = readListe(wert, ziel);
  const mit = changeAt(wert, ziel, [...liste.slice(0, platz), eintrag, ...liste.slice(platz)]);
  // What stood behind the place is one further now, and so is all that is in it.
  const tiefe = ziel.length;
  const isDahinter = vonWeg.length > tiefe && startsWith(vonWeg, ziel) && Number(vonWeg[tiefe]) >= platz;
  const [quelle, stelle] = split(
    isDahinter ? vonWeg.map((name, index) => (index === tiefe ? String(Number(name) + 1) : name)) : vonWeg,
  );
  const rest = readListe(mit, quelle).filter((_, index) => index !== stelle);
  return changeAt(mit, quelle, rest.length > 0 ? rest : undefined);
}

/** Where it stands then: what stood behind it has moved up. */
export function findOrt(von: string, nach: string): string {
  const [vonWeg, nachWeg] = [von.split('/'), nach.split('/')];
  const [quelle, stelle] = split(vonWeg);
  const tiefe = quelle.length;
  const isDahinter = nachWeg.length > tiefe && startsWith(nachWeg, quelle) && Number(nachWeg[tiefe]) > stelle;
  return nachWeg.map((name, index) => (isDahinter && index === tiefe ? String(Number(name) - 1) : name)).join('/');
}

/** Levels of a list whose entries hold such a list themselves, e.g. a menu. */
const EBENEN = 3;

const measureHoehe = (eintrag: unknown, name: string): number =>
  1 + Math.max(0, ...readListe(eintrag, [name]).map((inneres) => measureHoehe(inneres, name)));

/** Why an entry of the lists called `name` cannot be moved there; null: it can. */
export function findHindernis(wert: unknown, name: string, von: string, nach: string): string | null {
  if (nach.startsWith(`${von}/`)) return 'Ein Eintrag kann nicht unter sich selbst stehen.';
  const [ziel] = split(nach.split('/'));
  const ebene = ziel.filter((teil) => teil === name).length;
  const hoehe = measureHoehe(readAt(wert, von.split('/')), name);
  return ebene + hoehe - 1 > EBENEN ? `Mehr als ${EBENEN} Ebenen sind nicht vorgesehen.` : null;
}
