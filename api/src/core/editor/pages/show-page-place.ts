import { AppError } from '@gm/shared/errors/app-error';
import type { PagePlace } from '@gm/shared/schemas/editor/pages';
import { menuKind, pageKind, pagePatternKind } from '../../entries/core-kinds.ts';
import { getPagePath } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { findInMenu, listMenuPlaces, type MenuPlace, nameMenuPlace } from '../../entries/menu-place.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { normalizePath } from '../../platform/rules/normalize-path.ts';
import { readDetails } from '../kinds/content-details.ts';
import { nameEntry } from '../kinds/name-entry.ts';
import { buildEntryKey } from '../kinds/place-entry.ts';
import { listBranches } from '../rights/list-branches.ts';
import { findOwnMenu } from '../rights/menu-right.ts';
import { buildContentHref, EDITORIAL } from '../store/build-editorial-route.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { createEditorialRepository } from '../store/editorial-repository.ts';
import type { Rights } from '../store/rights.ts';
import { listAbove } from './show-page-tree.ts';

/** A page as public or as its draft wants it. */
interface Found {
  wahl: string;
  titel: string;
  pfad: string;
  isPublic: boolean;
  stelle: string;
  bearbeiten: string;
}

/** `IN-2026-0001:3` or `seite/wald:0` without the version. */
export const readChoice = (choice: string) => choice.slice(0, choice.lastIndexOf(':'));

/** `/klima/wald/` → `/klima/`, `wald` */
function splitPath(path: string): { unter: string; kurz: string } {
  const parts = path.split('/').slice(1, -1);
  const own = parts.pop() ?? '';
  return { unter: parts.length > 0 ? `/${parts.join('/')}/` : '/', kurz: own };
}

async function findPublicPage(db: DataSource, key: string): Promise<Found | null> {
  const entry = await createEntryRepository(db).find(pageKind.name, key);
  if (!entry) return null;
  const contribution = await createContentRelationRepository(db).findReferenz(pageKind.name, key);
  const line = contribution === null ? null : await createEditorialRepository(db).find(contribution);
  return {
    wahl: line ? `${line.referenz}:${line.version}` : `${pageKind.name}/${key}:0`,
    titel: nameEntry(entry, pageKind),
    pfad: getPagePath(entry.datei),
    isPublic: true,
    stelle: '',
    bearbeiten: buildContentHref(pageKind.name, key),
  };
}

async function findDraft(db: DataSource, reference: string): Promise<Found | null> {
  const line = await createEditorialRepository(db).find(reference);
  if (line?.inhalt_art !== pageKind.name) return null;
  if (line.inhalt_schluessel !== null) return findPublicPage(db, line.inhalt_schluessel);
  const { titel: title, schluessel: key, menue = '' } = readDetails(line.angaben);
  return {
    wahl: `${reference}:${line.version}`,
    titel: title,
    pfad: `/${buildEntryKey(key || title)}/`,
    isPublic: false,
    stelle: menue,
    bearbeiten: `${EDITORIAL.href}${reference}/`,
  };
}

/** The page of a change; null if there is none. */
function findPage(db: DataSource, choice: string): Promise<Found | null> {
  const name = readChoice(choice);
  const [kind, ...rest] = name.split('/');
  return rest.length > 0 && kind === pageKind.name ? findPublicPage(db, rest.join('/')) : findDraft(db, name);
}

const nameStelle = (place: MenuPlace) => (place.length === 0 ? 'Oberste Ebene' : place.join(' › '));

interface Query {
  /** The page as `wahl` of the tree names it; empty: a new page. */
  id: string;
  /** Path of the page above a new one. */
  ort: string;
}

/** Title, address and place in the menu of a page, or of a new page below another. */
export async function showPagePlace(db: DataSource, rights: Rights, { id, ort }: Query): Promise<PagePlace> {
  const page = id ? await findPage(db, id) : null;
  if (id && !page) throw new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');
  const above = normalizePath(ort) ?? '/';
  const key = page?.pfad ?? above;
  if (
    !rights.allows('schreiben', {
      art: pageKind.name,
      zweige: listBranches(pageKind, { schluessel: key, daten: null }),
    })
  )
    throw new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');
  const menu = await findOwnMenu(db, rights);
  const place = page && menu ? findInMenu(menu.daten, page.pfad) : null;
  const at = page ? splitPath(page.pfad) : { unter: above, kurz: '' };
  const pages = await listAbove(db, rights, page?.pfad ?? '');
  const isListed = pages.length === 0 || pages.some(({ wert }) => wert === at.unter);
  const patterns = page ? [] : await createEntryRepository(db).listArt(pagePatternKind.name);
  return {
    wahl: page?.wahl ?? '',
    titel: page?.titel ?? '',
    pfad: page?.pfad ?? '',
    ...at,
    seiten: isListed ? pages : [{ wert: at.unter, text: at.unter }, ...pages],
    isPublic: page?.isPublic ?? false,
    imMenue: place ? nameMenuPlace(place.slice(0, -1)) : '',
    menue: menu && buildContentHref(menuKind.name, menu.schluessel),
    stellen: menu
      ? listMenuPlaces(menu.daten).map((one) => ({ wert: JSON.stringify(one), text: nameStelle(one) }))
      : [],
    stelle: page?.stelle ?? '',
    muster: patterns.map((entry) => ({ wert: `${entry.art}/${entry.schluessel}`, text: nameEntry(entry) })),
    bearbeiten: page?.bearbeiten ?? '',
  };
}
