import { AppError } from '@gm/shared/fehler/app-error';
import type { Beitrag, Inhalte } from '@gm/shared/schemas/redaktion';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { countArten } from '../../inhalt/count-arten.ts';
import { findOeffentlichen } from '../../inhalt/eintrag-adresse.ts';
import { buildKey, createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Eintrag, Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { countPages } from '../../regeln/count-pages.ts';
import { formatZeitpunkt } from '../../regeln/format-zeitpunkt.ts';
import { buildInhaltHref } from '../build-redaktion-route.ts';
import { createInhaltsbezugRepository } from '../inhaltsbezug-repository.ts';
import type { Publikationen } from '../publikation.ts';
import { findGegenstand, requireRecht } from '../rechte/check-recht.ts';
import { listZweige } from '../rechte/list-zweige.ts';
import type { Rechte } from '../rechte/rechte.ts';
import { buildNew, type Leser, showBeitrag } from '../show-beitrag.ts';
import { refreshUnpassende } from '../vorlagen/keep-unpassende.ts';
import { beginNew } from './begin-new.ts';
import { buildAngaben } from './inhalt-angaben.ts';
import { INHALT } from './inhalt-publikation.ts';
import { createInhalteRepository, type Inhaltsfilter } from './inhalte-repository.ts';
import type { Inhaltsordnung } from './inhaltsordnung.ts';
import { findInhaltsart, hasMehrere, listEditierbare } from './list-editierbare.ts';
import { type Spalten, showSpalten } from './show-spalten.ts';

const PRO_SEITE = 50;

/** Kinds of which the account may write on some entries. */
const mapErlaubte = (bereiche: readonly Bereich[], rechte: Rechte): ReadonlyMap<string, Inhaltsart> =>
  new Map(listEditierbare(bereiche).flatMap((art) => (rechte.allowsSome(art.name) ? [[art.name, art]] : [])));

/** One page of what fits and the account may write on, and how much there is of it. */
async function searchErlaubte(
  db: Datenquelle,
  editierbar: ReadonlyMap<string, Inhaltsart>,
  rechte: Rechte,
  filter: Inhaltsfilter,
  seite: number,
) {
  const inhalte = createInhalteRepository(db);
  if (rechte.hatAlles) {
    return inhalte.list(filter, { seite, proSeite: PRO_SEITE });
  }
  const erlaubte = (await inhalte.listAlle(filter)).filter((eintrag) => {
    const art = editierbar.get(eintrag.art);
    return art && rechte.allows('schreiben', { art: art.name, zweige: listZweige(art, eintrag) });
  });
  return { data: erlaubte.slice((seite - 1) * PRO_SEITE, seite * PRO_SEITE), anzahl: erlaubte.length, istMehr: false };
}

/** How many entries that the account may write on do not fit the templates that are running. */
export async function countUnpassende(db: Datenquelle, bereiche: readonly Bereich[], rechte: Rechte): Promise<number> {
  await refreshUnpassende(db);
  const editierbar = mapErlaubte(bereiche, rechte);
  const filter = { arten: [...editierbar.keys()], woerter: [], ordnung: null, nurUnpassende: true };
  if (filter.arten.length === 0) return 0;
  return rechte.hatAlles
    ? createInhalteRepository(db).count(filter)
    : (await searchErlaubte(db, editierbar, rechte, filter, 1)).anzahl;
}

/** What the list shows of these entries, by kind. */
async function showArten(
  db: Datenquelle,
  editierbar: ReadonlyMap<string, Inhaltsart>,
  zeilen: readonly Pick<Eintrag, 'art' | 'schluessel' | 'datei'>[],
): Promise<ReadonlyMap<string, Spalten>> {
  const gezeigte = new Map<string, Spalten>();
  for (const name of new Set(zeilen.map((zeile) => zeile.art))) {
    const art = editierbar.get(name);
    const orte = zeilen.filter((zeile) => zeile.art === name);
    if (art) gezeigte.set(name, await showSpalten(db, art, orte));
  }
  return gezeigte;
}

interface Abfrage {
  typ: string;
  q: string;
  seite: number;
  sort: Inhaltsordnung | '';
  ansicht: 'unpassend' | '';
}

/** All kinds of content, and the entries of one of them in which all words occur. */
export async function showInhalte(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  rechte: Rechte,
  { typ, q, seite, sort, ansicht }: Abfrage,
): Promise<Inhalte> {
  const zahlen = await countArten(db);
  const editierbar = mapErlaubte(bereiche, rechte);
  const unpassende = await countUnpassende(db, bereiche, rechte);
  const nurUnpassende = ansicht === 'unpassend';
  const arten = [...editierbar.values()].map((art) => ({
    art: art.name,
    titel: art.titel,
    anzahl: zahlen.get(art.name) ?? 0,
    neu: hasMehrere(art) || !zahlen.has(art.name) ? buildInhaltHref(art.name) : null,
  }));
  const art = editierbar.get(typ);
  const woerter = q.split(/\s+/).filter(Boolean);
  const titel = new Map(arten.map((eine) => [eine.art, eine.titel]));
  const gesucht = art ? [art.name] : woerter.length > 0 || nurUnpassende ? [...editierbar.keys()] : [];
  const { data, anzahl, istMehr } =
    gesucht.length === 0
      ? { data: [], anzahl: 0, istMehr: false }
      : await searchErlaubte(
          db,
          editierbar,
          rechte,
          { arten: gesucht, woerter, ordnung: sort || null, nurUnpassende },
          seite,
        );
  const beitraege = await createInhaltsbezugRepository(db).pickZuInhalt(data);
  const gezeigte = await showArten(db, editierbar, data);
  return {
    arten,
    art: art ? (arten.find((eine) => eine.art === art.name) ?? null) : null,
    spalten: art ? (gezeigte.get(art.name)?.spalten ?? []) : [],
    data: data.map((eintrag) => {
      const beitrag = beitraege.get(buildKey(eintrag));
      const zeile = gezeigte.get(eintrag.art)?.zeilen.get(eintrag.schluessel);
      return {
        titel: zeile?.titel ?? eintrag.name,
        art: titel.get(eintrag.art) ?? eintrag.art,
        angaben: zeile?.angaben ?? [],
        geaendert: formatZeitpunkt(eintrag.geaendert),
        detailURL: buildInhaltHref(eintrag.art, eintrag.schluessel),
        wahl: beitrag ? `${beitrag.referenz}:${beitrag.version}` : `${eintrag.art}/${eintrag.schluessel}:0`,
        ungeprueft: beitrag !== undefined && beitrag.version !== beitrag.freigegeben,
      };
    }),
    anzahl,
    istMehr,
    unpassende,
    pagination: countPages(anzahl, seite, PRO_SEITE),
  };
}

/** The form of an entry of the content, or of a new one; null where there is none. */
export async function showInhalt(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  publikationen: Publikationen,
  leser: Leser,
  { art: name, schluessel, wie }: { art: string; schluessel: string; wie: string },
): Promise<Beitrag | null> {
  const art = findInhaltsart(bereiche, name);
  const publikation = publikationen.find(INHALT);
  if (!art || !publikation) return null;
  if (!leser.rechte.allowsSome(name)) throw new AppError('nicht_erlaubt', 'Das darf Ihr Konto nicht.');
  if (!schluessel) {
    const hatEinen = (await countArten(db)).has(name);
    if (hatEinen && !hasMehrere(art)) return null;
    const beginn = await beginNew(db, leser, art, wie);
    return beginn && buildNew(db, publikation, leser, { titel: '', art: name, schluessel: '', ...beginn });
  }
  const referenz = await createInhaltsbezugRepository(db).findReferenz(name, schluessel);
  if (referenz) return showBeitrag(db, publikationen, leser, referenz);
  const eintrag = await createEintragRepository(db).find(name, schluessel);
  if (!eintrag) return null;
  const angaben = buildAngaben(eintrag, art);
  requireRecht(leser.rechte, findGegenstand(publikation, angaben));
  const bestand = await buildNew(db, publikation, leser, angaben, 'veröffentlicht');
  return { ...bestand, oeffentlich: await findOeffentlichen(db, art, eintrag) };
}
