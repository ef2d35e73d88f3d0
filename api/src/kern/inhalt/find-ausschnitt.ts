import type { Bereich } from '../bereich.ts';
import type { Datenquelle } from '../daten/database.ts';
import { listVerweise } from '../redaktion/inhalt/describe-felder.ts';
import { normalizePfad } from '../regeln/normalize-pfad.ts';
import { type Aussicht, createAussicht, listWerte, readName } from './aussicht.ts';
import type { Unterschied } from './change-bestand.ts';
import { createDokumentRepository } from './dokument-repository.ts';
import { getSeitenPath, listSeitenschluessel } from './eintrag-adresse.ts';
import { type Bestand, buildKey, compareEintraege, createEintragRepository } from './eintrag-repository.ts';
import type { Eintrag, Inhaltsart } from './inhaltsart.ts';
import type { Inhaltsquelle } from './inhaltsquelle.ts';
import {
  fotoArt,
  gemeindeArt,
  listEinstellungen,
  listInhaltsarten,
  menuArt,
  seiteArt,
  synonymeArt,
  umleitungArt,
} from './kern-arten.ts';

/** Names of photos. */
const FOTO = /^[\w.-]+\.(?:jpe?g|png|webp)$/;

/** What of an area is made anew. */
interface Bereichsteil {
  bereich: Bereich;
  quelle: Inhaltsquelle;
  /** Numbers of the entries that are, with those that are no more; null: all of it. */
  nummern: readonly number[] | null;
}

/** The part of the content that a change touches, and what that part is made of. */
export interface Ausschnitt {
  bestand: Bestand;
  /** Areas that are read, and the parts of them that are written. */
  gelesene: readonly Pick<Bereich, 'inhalt' | 'stammdaten'>[];
  teile: readonly Bereichsteil[];
  /** Addresses of pages and redirects that are made anew, and of those that are no more. */
  pfade: ReadonlySet<string>;
  /** Photos whose pictures may have others now. */
  fotos: readonly string[];
  menus: boolean;
  synonyme: boolean;
  /** Settings that changed: they are looked at, and stand in no table. */
  einstellungen: readonly Inhaltsart[];
}

const readVon = ({ daten }: Eintrag) => normalizePfad(String((Object(daten) as { von?: unknown }).von)) ?? '';
const readTitel = ({ daten }: Eintrag) => (Object(daten) as { titel?: unknown }).titel;
const readNummer = ({ daten }: Eintrag) => {
  const { id } = Object(daten) as { id?: unknown };
  return typeof id === 'number' ? [id] : [];
};

/** Paths of the pages above. */
const listAbove = (pfad: string) => {
  const teile = pfad.split('/').filter(Boolean);
  return teile.slice(0, -1).map((_, index) => `/${teile.slice(0, index + 1).join('/')}/`);
};

/** Paths whose pages name others in their breadcrumbs than before: those below a page that came, went or has another title. */
function listUmbenannte({ neue, entfernte, alte }: Unterschied): string[] {
  const titelOf = (eintraege: readonly Eintrag[]) =>
    new Map(
      eintraege
        .filter(({ art }) => art === seiteArt.name)
        .map((seite) => [getSeitenPath(seite.datei), readTitel(seite)]),
    );
  const vorher = titelOf([...alte, ...entfernte]);
  const nachher = titelOf(neue);
  return [...new Set([...vorher.keys(), ...nachher.keys()])].filter(
    (pfad) => pfad !== '/' && vorher.get(pfad) !== nachher.get(pfad),
  );
}

const findBereich = (bereiche: readonly Bereich[], art: Inhaltsart) =>
  bereiche.find(({ inhalt }) => inhalt?.arten.includes(art));

/** Entries of other areas that name one that changed: what they are made of is looked at once more. */
async function listNennende(
  aussicht: Aussicht,
  bereiche: readonly Bereich[],
  { neue, entfernte, alte }: Unterschied,
): Promise<Eintrag[]> {
  const arten = listInhaltsarten(bereiche);
  const gefunden: Eintrag[] = [];
  for (const art of arten) {
    const geaenderte = [...neue, ...entfernte, ...alte].filter((einer) => einer.art === art.name);
    if (geaenderte.length === 0) continue;
    const eigener = findBereich(bereiche, art);
    const nennt = (andere: Inhaltsart) =>
      andere === seiteArt ? art === fotoArt : listVerweise(andere.schema).includes(art.name);
    const nennende = arten
      .filter((andere) => (eigener === undefined || findBereich(bereiche, andere) !== eigener) && nennt(andere))
      .map(({ name }) => name);
    for (const name of new Set(geaenderte.map((eintrag) => readName(art, eintrag)))) {
      gefunden.push(...(await aussicht.listNaming(nennende, name)));
    }
  }
  return gefunden;
}

/** Pages that are made anew with `betroffene`, and the paths of all that is. */
async function findSeiten(aussicht: Aussicht, betroffene: readonly Eintrag[], unterschied: Unterschied) {
  const alle = [...betroffene, ...unterschied.entfernte, ...unterschied.alte];
  const pfade = new Set(
    alle.flatMap((einer) => {
      if (einer.art === seiteArt.name) return getSeitenPath(einer.datei);
      return einer.art === umleitungArt.name ? readVon(einer) : [];
    }),
  );
  const seiten: Eintrag[] = [];
  for (const pfad of listUmbenannte(unterschied)) {
    seiten.push(...(await aussicht.listPages(pfad, ({ datei }) => getSeitenPath(datei).startsWith(pfad))));
  }
  for (const { datei } of seiten) pfade.add(getSeitenPath(datei));
  if (pfade.size === 0) return { eintraege: [], pfade };
  const darueber = new Set([...pfade].flatMap(listAbove));
  const dort = await aussicht.pick(seiteArt.name, [...new Set([...pfade, ...darueber])].flatMap(listSeitenschluessel));
  const umleitungen = (await aussicht.listOf([umleitungArt.name])).filter((eine) => pfade.has(readVon(eine)));
  return { eintraege: [...seiten, ...dort, ...umleitungen], pfade };
}

/** Each once, in the order of the files. */
const sortUnique = (eintraege: readonly Eintrag[]) =>
  [...new Map(eintraege.map((eintrag) => [buildKey(eintrag), eintrag])).values()].sort(compareEintraege);

/**
 * What a change touches. Null where that is all of it: what is told of the municipality stands everywhere.
 * The entries may be stored already.
 */
export async function findAusschnitt(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  unterschied: Unterschied,
): Promise<Ausschnitt | null> {
  const { neue, entfernte, alte } = unterschied;
  const geaenderte = [...neue, ...entfernte, ...alte];
  const hasChanged = (art: Inhaltsart) => geaenderte.some((einer) => einer.art === art.name);
  if (hasChanged(gemeindeArt)) return null;
  const aussicht = createAussicht(db, unterschied);
  const arten = listInhaltsarten(bereiche);
  const betroffene = sortUnique([...neue, ...(await listNennende(aussicht, bereiche, unterschied))]);
  const touched = new Set([...geaenderte, ...betroffene].map(({ art }) => art));
  const isTouched = ({ name }: Inhaltsart) => touched.has(name);

  const { eintraege: seiten, pfade } = await findSeiten(aussicht, betroffene, unterschied);
  const eintraege = [...betroffene, ...seiten, ...(await aussicht.listOf([gemeindeArt.name]))];
  const teile: Bereichsteil[] = [];
  for (const bereich of bereiche) {
    const { inhalt: quelle, stammdaten: einstellungen } = bereich;
    const eigeneArten = [...(quelle?.arten ?? []), ...(einstellungen?.arten ?? [])];
    if (!quelle || !eigeneArten.some(isTouched)) continue;
    const { einzeln = [] } = quelle;
    const isEinzeln = eigeneArten.filter(isTouched).every((art) => einzeln.includes(art));
    const eigene = [...geaenderte, ...betroffene].filter(({ art }) => einzeln.some(({ name }) => name === art));
    const nummern = isEinzeln ? [...new Set(eigene.flatMap(readNummer))] : null;
    const ganze = quelle.arten.filter((art) => !isEinzeln || !einzeln.includes(art));
    eintraege.push(...(await aussicht.listOf(ganze.map(({ name }) => name))));
    // Whoever else has one of these numbers is found, too: it may be given once.
    for (const art of nummern ? einzeln : [])
      eintraege.push(...(await aussicht.pickNamed(art, (nummern ?? []).map(String))));
    teile.push({ bereich, quelle, nummern });
  }
  const stammdaten = bereiche.filter((bereich) => bereich.stammdaten?.arten.some(isTouched));
  for (const bereich of stammdaten) {
    eintraege.push(...(await aussicht.listOf((bereich.stammdaten?.arten ?? []).map(({ name }) => name))));
  }
  for (const art of [menuArt, synonymeArt]) {
    if (hasChanged(art)) eintraege.push(...(await aussicht.listOf([art.name])));
  }

  // What all these name in other areas; whatever is made of that needs its photos as well.
  const gelesene = new Set<Bereich>(teile.map(({ bereich }) => bereich));
  const ganze = new Set(teile.flatMap(({ bereich, nummern }) => (nummern === null ? bereich : [])));
  const genannte = new Set(
    arten
      .filter(({ name }) => eintraege.some((einer) => einer.art === name))
      .flatMap(({ schema }) => listVerweise(schema)),
  );
  const namen = [...listWerte(eintraege.map(({ daten }) => daten))];
  for (const art of arten) {
    const anderer = findBereich(bereiche, art);
    if (!anderer || !genannte.has(art.name)) continue;
    gelesene.add(anderer);
    if (!ganze.has(anderer)) eintraege.push(...(await aussicht.pickNamed(art, namen)));
  }
  const fotonamen = [...listWerte(eintraege.map(({ daten }) => daten))].filter((name) => FOTO.test(name));
  eintraege.push(...(await aussicht.pick(fotoArt.name, fotonamen)));
  const alleEintraege = sortUnique(eintraege);
  const fotos = alleEintraege.filter(({ art }) => art === fotoArt.name).map(({ schluessel }) => schluessel);
  return {
    bestand: {
      eintraege: alleEintraege,
      fotos: await createEintragRepository(db).pickFotos(fotos),
      dokumente: teile.length > 0 ? await createDokumentRepository(db).list() : [],
    },
    gelesene: bereiche
      .filter((bereich) => gelesene.has(bereich) || stammdaten.includes(bereich))
      .map((bereich) => ({
        ...(gelesene.has(bereich) ? { inhalt: bereich.inhalt } : {}),
        ...(stammdaten.includes(bereich) ? { stammdaten: bereich.stammdaten } : {}),
      })),
    teile,
    pfade,
    fotos: geaenderte.filter(({ art }) => art === fotoArt.name).map(({ schluessel }) => schluessel),
    menus: hasChanged(menuArt),
    synonyme: hasChanged(synonymeArt),
    einstellungen: listEinstellungen(bereiche).filter(isTouched),
  };
}
