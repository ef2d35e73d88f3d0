import type { MenuItem } from '@gm/shared/schemas/menu';

/** Titles of the menu on the way to a page, by its path; the first place where it stands counts. */
export type Orte = ReadonlyMap<string, readonly string[]>;

export function listOrte(menue: readonly MenuItem[], ueber: readonly MenuItem[] = []): Orte {
  const orte = new Map<string, readonly string[]>();
  for (const eintrag of menue) {
    // An overview often stands below its own title once more.
    const weg = [...ueber, eintrag].filter(({ href }, index, alle) => href !== alle[index + 1]?.href);
    if (!orte.has(eintrag.href))
      orte.set(
        eintrag.href,
        weg.map(({ title }) => title),
      );
    for (const [href, titel] of listOrte(eintrag.menuItems, weg)) if (!orte.has(href)) orte.set(href, titel);
  }
  return orte;
}

/** Where a page stands in the menu: the titles above it. Entries stand below the page of their folder. */
export function findOrt(pfad: string, orte: Orte): string[] {
  const teile = pfad.split('/').filter(Boolean);
  const eigener = orte.get(pfad);
  if (eigener) return eigener.slice(0, -1);
  for (let anzahl = teile.length - 1; anzahl > 0; anzahl--) {
    const ort = orte.get(`/${teile.slice(0, anzahl).join('/')}/`);
    if (ort) return [...ort];
  }
  return [];
}
