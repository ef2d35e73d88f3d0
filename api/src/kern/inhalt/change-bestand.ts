import { normalizePfad } from '../regeln/normalize-pfad.ts';
import { type Adresse, getSeitenPath } from './eintrag-adresse.ts';
import { buildKey, compareEintraege } from './eintrag-repository.ts';
import type { Eintrag } from './inhaltsart.ts';
import { umleitungArt } from './kern-arten.ts';
import { changeZiele } from './ziele.ts';

/** What happens to one entry. */
export interface Aenderung {
  /** Kind and key it has so far, or will have. */
  art: string;
  schluessel: string;
  /** As it shall be, in its place so far; null takes it away. */
  eintrag: Eintrag | null;
  /** Of a page: the path it moves to with all pages below it. Null: it stays. */
  nach: string | null;
  /** Of what is taken away: where its address leads from then on, and where links to it lead. */
  ersatz: { adresse: Adresse; ziel: string } | null;
}

/** A page of another path: its file keeps the shape it has. */
function moveSeite(seite: Eintrag, pfad: string): Eintrag {
  const ort = pfad.slice(1, -1);
  const schluessel = seite.datei.endsWith('/index.md') ? `${ort}/index` : ort;
  return { ...seite, schluessel, datei: `seiten/${schluessel}.md` };
}

const readUmleitung = ({ art, daten }: Eintrag) =>
  art === umleitungArt.name ? normalizePfad(String((Object(daten) as { von?: unknown }).von)) : null;

/** Paths that move, each with the one it gets. */
function listUmzuege(seiten: readonly Eintrag[], von: string, nach: string): Map<string, string> {
  const pfade = seiten.map(({ datei }) => getSeitenPath(datei)).filter((pfad) => pfad.startsWith(von));
  return new Map(pfade.sort().map((pfad) => [pfad, nach + pfad.slice(von.length)]));
}

/** A link to a place that has moved, with whatever stands behind its path. */
function followUmzug(ziel: string, umzuege: ReadonlyMap<string, string>): string {
  const [, pfad = '', rest = ''] = /^([^?#]*)(.*)$/.exec(ziel) ?? [];
  const neuer = ziel.startsWith('/') ? umzuege.get(normalizePfad(pfad) ?? '') : undefined;
  return neuer === undefined ? ziel : neuer + rest;
}

function addUmleitungen(eintraege: readonly Eintrag[], wege: Iterable<[string, string]>): Eintrag[] {
  const { datei } = umleitungArt.ablage;
  let platz = Math.max(-1, ...eintraege.filter((eintrag) => eintrag.datei === datei).map((eintrag) => eintrag.platz));
  return [...wege].map(([von, nach]) => {
    platz += 1;
    return { art: umleitungArt.name, schluessel: von, datei, platz, daten: { von, nach }, text: null };
  });
}

/**
 * The content with one entry changed, moved or taken away, and with what follows from it: pages below move along, links lead
 * to where things are now, addresses they had lead there too. A page takes its address back from a redirect.
 */
export function changeBestand(
  eintraege: readonly Eintrag[],
  { art, schluessel, eintrag, nach, ersatz }: Aenderung,
): Veraendert {
  const andere = eintraege.filter((einer) => einer.art !== art || einer.schluessel !== schluessel);
  const alle = eintrag ? [...andere, eintrag] : andere;
  const seiten = alle.filter((einer) => einer.art === 'seite');
  const von = art === 'seite' && eintrag ? getSeitenPath(eintrag.datei) : null;
  const isUmzug = von !== null && nach !== null && nach !== von;
  const umzuege = isUmzug ? listUmzuege(seiten, von, nach) : new Map<string, string>();
  const follow = (ziel: string) =>
    ersatz?.adresse.isZiel(ziel) ? ersatz.ziel : umzuege.size > 0 ? followUmzug(ziel, umzuege) : ziel;
  const umgezogene = new Map<string, string>();
  const gezogen = alle.map((einer) => {
    const neuer = einer.art === 'seite' ? umzuege.get(getSeitenPath(einer.datei)) : undefined;
    const anOrt = neuer === undefined ? einer : moveSeite(einer, neuer);
    if (anOrt !== einer) umgezogene.set(einer.schluessel, anOrt.schluessel);
    return umzuege.size > 0 || ersatz ? changeZiele(anOrt, follow) : anOrt;
  });
  const vergeben = new Set([...umzuege.values(), ...(von !== null && !isUmzug ? [von] : [])]);
  const ohneAlte = gezogen.filter((einer) => !vergeben.has(readUmleitung(einer) ?? ''));
  const wege: [string, string][] = ersatz ? [[ersatz.adresse.pfad, ersatz.ziel]] : [...umzuege];
  const nachher = [...ohneAlte, ...addUmleitungen(ohneAlte, wege)].sort(compareEintraege);
  return { nachher, umgezogene };
}

/** What becomes of the content, and the keys of the pages that have others now. */
export interface Veraendert {
  nachher: Eintrag[];
  umgezogene: Map<string, string>;
}

/** In what one content differs from another one. */
export interface Unterschied {
  /** Entries that it has, or has otherwise; those were `alte`. */
  neue: readonly Eintrag[];
  alte: readonly Eintrag[];
  /** Those that it lacks. */
  entfernte: readonly Eintrag[];
}

export function compareBestand(vorher: readonly Eintrag[], nachher: readonly Eintrag[]): Unterschied {
  const alte = new Map(vorher.map((eintrag) => [buildKey(eintrag), eintrag]));
  const bleibende = new Set(nachher.map(buildKey));
  const isSame = (einer: Eintrag, anderer: Eintrag | undefined) =>
    einer === anderer || JSON.stringify(einer) === JSON.stringify(anderer);
  const neue = nachher.filter((eintrag) => !isSame(eintrag, alte.get(buildKey(eintrag))));
  return {
    neue,
    alte: neue.flatMap((eintrag) => alte.get(buildKey(eintrag)) ?? []),
    entfernte: vorher.filter((eintrag) => !bleibende.has(buildKey(eintrag))),
  };
}
