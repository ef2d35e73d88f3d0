import { z } from 'zod';
import { normalizePath } from '../platform/rules/normalize-path.ts';
import type { Entry } from './content-kind.ts';
import { menuKind } from './core-kinds.ts';

/** A place in the main menu: the titles above it, from the top. */
export type MenuPlace = readonly string[];

const MAIN_MENU = 'Hauptmenü';
/** The menu has three levels. */
const MAX_ABOVE = 2;

const placeSchema = z.array(z.string()).max(MAX_ABOVE);

/** Null for no place. */
export function readMenuPlace(json: unknown): MenuPlace | null {
  if (typeof json !== 'string' || json === '') return null;
  try {
    return placeSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

export const nameMenuPlace = (place: MenuPlace): string =>
  place.length === 0 ? 'auf der obersten Ebene' : `unter „${place.join(' › ')}“`;

/** An item as stored: lists may be missing. */
interface Item {
  title?: string;
  href?: string;
  menuItems?: Item[];
}

const readItems = (data: unknown): Item[] => {
  const { menuItems: items } = Object(data) as { menuItems?: unknown };
  return Array.isArray(items) ? (items as Item[]) : [];
};

export const isMainMenu = ({ art: kind, daten: data }: Pick<Entry, 'art' | 'daten'>): boolean =>
  kind === menuKind.name && (Object(data) as { name?: unknown }).name === MAIN_MENU;

const isPage = ({ href }: Item, path: string) => Boolean(href) && normalizePath(href ?? '') === path;

function addBelow(items: readonly Item[], [title, ...rest]: MenuPlace, fresh: Item): Item[] | null {
  if (title === undefined) return [...items, fresh];
  const at = items.findIndex((item) => item.title === title);
  const below = at < 0 ? null : addBelow(readItems(items[at]), rest, fresh);
  return below && items.with(at, { ...items[at], menuItems: below });
}

/** The menu with the page as the last one at this place; the same menu if it has the page, null without the place. */
export function addToMenu(data: unknown, place: MenuPlace, page: { title: string; href: string }): unknown {
  const items = readItems(data);
  if (findInMenu(data, page.href)) return data;
  const changed = addBelow(items, place, page);
  return changed && { ...(data as object), menuItems: changed };
}

/** The titles above and of a page in a menu; null if it is not in it. */
export function findInMenu(data: unknown, path: string): string[] | null {
  for (const item of readItems(data)) {
    if (isPage(item, path)) return [item.title ?? ''];
    const below = findInMenu(item, path);
    if (below) return [item.title ?? '', ...below];
  }
  return null;
}

/** Gives a page its new title wherever the menu has it under its old one. */
export function renameInMenu<Menu>(data: Menu, path: string, { old, fresh }: { old: string; fresh: string }): Menu {
  const items = readItems(data);
  if (items.length === 0) return data;
  const changed = items.map((item) => {
    const below = renameInMenu(item, path, { old, fresh });
    return isPage(item, path) && item.title === old ? { ...below, title: fresh } : below;
  });
  return changed.every((item, index) => item === items[index]) ? data : { ...data, menuItems: changed };
}

/** All places of a menu, from the top. */
export function listMenuPlaces(data: unknown, above: MenuPlace = []): MenuPlace[] {
  const below =
    above.length < MAX_ABOVE
      ? readItems(data).flatMap((item) => listMenuPlaces(item, [...above, item.title ?? '']))
      : [];
  return [above, ...below];
}

/** Addresses of all pages in a menu. */
export const listInMenu = (data: unknown): string[] =>
  readItems(data).flatMap((item) => [...(item.href ? [normalizePath(item.href) ?? ''] : []), ...listInMenu(item)]);
