import type { PageTree, TreePage } from '@gm/shared/schemas/editor/pages';
import { menuKind, pageKind } from '../../entries/core-kinds.ts';
import { getPagePath } from '../../entries/entry-address.ts';
import { buildKey, createEntryRepository } from '../../entries/entry-repository.ts';
import { isMainMenu, listInMenu } from '../../entries/menu-place.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { buildEntryKey } from '../kinds/place-entry.ts';
import { needsFourEyes } from '../rights/four-eyes.ts';
import { listBranches } from '../rights/list-branches.ts';
import { findOwnMenu } from '../rights/menu-right.ts';
import { buildContentHref, EDITORIAL, PAGES } from '../store/build-editorial-route.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { formatState } from '../store/format-state.ts';
import type { Rights } from '../store/rights.ts';
import { createPageTreeRepository } from './page-tree-repository.ts';

/** Pages of an answer; a larger tree is shown level by level. */
const MAX_PAGES = 400;

/** A page before its place in the tree is known. */
interface Leaf {
  titel: string;
  pfad: string;
  bearbeiten: string;
  stand: string;
  /** Identifies it for a change (`pageOrderSchema`). */
  wahl: string;
  isPublic: boolean;
}

export const buildPlaceHref = (choice: string) => `${PAGES.href}einrichten/?id=${encodeURIComponent(choice)}`;

const mayWrite = (rights: Rights, key: string) =>
  rights.allows('schreiben', { art: pageKind.name, zweige: listBranches(pageKind, { schluessel: key, daten: null }) });

/** All pages that the account may edit, drafts included. */
async function listLeaves(db: DataSource, rights: Rights): Promise<Leaf[]> {
  const repository = createPageTreeRepository(db);
  const entries = (await repository.listPublic()).filter(({ schluessel: key }) => mayWrite(rights, key));
  const contributions = await createContentRelationRepository(db).pickZuInhalt(
    entries.map(({ schluessel: key }) => ({ art: pageKind.name, schluessel: key })),
  );
  const open = entries.map(({ schluessel: key, datei: file, name: title }) => {
    const contribution = contributions.get(buildKey({ art: pageKind.name, schluessel: key }));
    const isChanged = contribution !== undefined && contribution.version !== contribution.freigegeben;
    return {
      titel: title,
      pfad: getPagePath(file),
      bearbeiten: buildContentHref(pageKind.name, key),
      stand: isChanged ? 'mit Änderungen, die noch nicht freigegeben sind' : '',
      wahl: contribution ? `${contribution.referenz}:${contribution.version}` : `${pageKind.name}/${key}:0`,
      isPublic: true,
    };
  });
  const drafts = (await repository.listDrafts()).flatMap((line) => {
    const { referenz: reference, version, titel: title } = line;
    const key = buildEntryKey(line.schluessel || title);
    if (!mayWrite(rights, key)) return [];
    return [
      {
        titel: title,
        pfad: `/${key}/`,
        bearbeiten: `${EDITORIAL.href}${reference}/`,
        stand: formatState(line),
        wahl: `${reference}:${version}`,
        isPublic: false,
      },
    ];
  });
  return [...open, ...drafts];
}

/** A page with the pages below it. */
interface Branch extends Leaf {
  unter: Branch[];
}

const byTitle = (a: Leaf, b: Leaf) =>
  Number(b.pfad === '/') - Number(a.pfad === '/') || a.titel.localeCompare(b.titel, 'de') || (a.pfad < b.pfad ? -1 : 1);

/** Every page below the nearest page above its path; the home page stands beside the first level. */
function growTree(leaves: readonly Leaf[]): Branch[] {
  const branches = leaves.map((leaf): Branch => ({ ...leaf, unter: [] })).sort(byTitle);
  const byPath = new Map(branches.filter(({ isPublic }) => isPublic).map((branch) => [branch.pfad, branch]));
  const findAbove = ({ pfad: path }: Branch): Branch | undefined => {
    const parts = path.split('/').slice(1, -2);
    for (; parts.length > 0; parts.pop()) {
      const above = byPath.get(`/${parts.join('/')}/`);
      if (above) return above;
    }
  };
  return branches.filter((branch) => {
    const above = findAbove(branch);
    above?.unter.push(branch);
    return !above;
  });
}

const countBelow = ({ unter: below }: Branch): number => below.reduce((sum, branch) => sum + 1 + countBelow(branch), 0);

function findBranch(branches: readonly Branch[], path: string): Branch | null {
  for (const branch of branches) {
    if (branch.pfad === path) return branch;
    const found = path.startsWith(branch.pfad) && findBranch(branch.unter, path);
    if (found) return found;
  }
  return null;
}

/** The branches with hits, and the way to them. */
function keepHits(branches: readonly Branch[], isHit: (leaf: Leaf) => boolean): Branch[] {
  return branches.flatMap((branch) => {
    const below = keepHits(branch.unter, isHit);
    return below.length > 0 || isHit(branch) ? [{ ...branch, unter: below }] : [];
  });
}

/** The levels that fit into one answer, at least the first. */
function countLevels(branches: readonly Branch[]): number {
  let level = branches;
  let sum = branches.length;
  for (let count = 1; ; count += 1) {
    level = level.flatMap(({ unter: below }) => below);
    sum += level.length;
    if (level.length === 0 || sum > MAX_PAGES) return count;
  }
}

/** Pages that may stand above another, indented by their level; empty if there are too many to choose from. */
export async function listAbove(
  db: DataSource,
  rights: Rights,
  path: string,
): Promise<{ wert: string; text: string }[]> {
  const list = (branches: readonly Branch[], depth: number): { wert: string; text: string }[] =>
    branches
      .filter(({ isPublic, pfad }) => isPublic && pfad !== '/' && pfad !== path)
      .flatMap((one) => [{ wert: one.pfad, text: `${'– '.repeat(depth)}${one.titel}` }, ...list(one.unter, depth + 1)]);
  const pages = list(growTree(await listLeaves(db, rights)), 0);
  return pages.length > MAX_PAGES ? [] : [{ wert: '/', text: 'Oberste Ebene' }, ...pages];
}

interface Query {
  q: string;
  /** Path of the branch; empty: the whole tree. */
  ort: string;
}

/** The tree of pages that the account may edit. */
export async function showPageTree(db: DataSource, rights: Rights, { q, ort: path }: Query): Promise<PageTree> {
  const leaves = await listLeaves(db, rights);
  const whole = growTree(leaves);
  const branch = path ? findBranch(whole, path) : null;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const isHit = ({ titel: title, pfad }: Leaf) => {
    const text = `${title} ${pfad}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const shown = keepHits(branch ? [branch] : whole, isHit);
  const levels = countLevels(shown);
  const menus = await createEntryRepository(db).listArt(menuKind.name);
  const inMenu = new Set(listInMenu(menus.find(isMainMenu)?.daten));
  const fourEyes = await needsFourEyes(db, pageKind.name);
  const mayPublish = (pfad: string) =>
    !fourEyes &&
    rights.allows('freigeben', {
      art: pageKind.name,
      zweige: listBranches(pageKind, { schluessel: pfad, daten: null }),
    });

  const list = (branches: readonly Branch[], depth: number): TreePage[] =>
    branches.slice(0, MAX_PAGES).flatMap((one) => [
      {
        titel: one.titel,
        pfad: one.pfad,
        tiefe: depth,
        unterseiten: countBelow(one),
        stand: one.stand,
        imMenue: inMenu.has(one.pfad),
        bearbeiten: one.bearbeiten,
        einrichten: !one.isPublic || mayPublish(one.pfad) ? buildPlaceHref(one.wahl) : null,
        darunter: one.isPublic ? `${PAGES.href}neu/?ort=${encodeURIComponent(one.pfad)}` : null,
      },
      ...(depth + 1 < levels ? list(one.unter, depth + 1) : []),
    ]);
  const menu = await findOwnMenu(db, rights);
  return {
    data: list(shown, 0),
    anzahl: leaves.filter((leaf) => isHit(leaf) && (!branch || leaf.pfad.startsWith(branch.pfad))).length,
    istMehr: shown.length > MAX_PAGES,
    zweig: branch && { titel: branch.titel, pfad: branch.pfad },
    menue: menu && buildContentHref(menuKind.name, menu.schluessel),
  };
}
