import type { MenuItem } from '@gm/shared/schemas/menu';

/** Menu titles leading to a page, by path; its first position in the menu counts. */
export type Locations = ReadonlyMap<string, readonly string[]>;

export function listLocations(menu: readonly MenuItem[], about: readonly MenuItem[] = []): Locations {
  const locations = new Map<string, readonly string[]>();
  for (const entry of menu) {
    // An overview is often repeated as its own first entry.
    const way = [...about, entry].filter(({ href }, index, all) => href !== all[index + 1]?.href);
    if (!locations.has(entry.href))
      locations.set(
        entry.href,
        way.map(({ title }) => title),
      );
    for (const [href, title] of listLocations(entry.menuItems, way))
      if (!locations.has(href)) locations.set(href, title);
  }
  return locations;
}

/** Position of a page in the menu as the titles above it. Entries belong to the page of their folder. */
export function findLocation(path: string, locations: Locations): string[] {
  const parts = path.split('/').filter(Boolean);
  const own = locations.get(path);
  if (own) return own.slice(0, -1);
  for (let count = parts.length - 1; count > 0; count--) {
    const location = locations.get(`/${parts.slice(0, count).join('/')}/`);
    if (location) return [...location];
  }
  return [];
}
