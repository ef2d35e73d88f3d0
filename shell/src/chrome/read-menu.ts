import type { Menu, MenuItem } from '@gm/shared/schemas/menu';
import { zielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';

/** Requirement S-9: drill-down up to three levels. */
const EBENEN = 3;

const eintragSchema = z.object({
  title: z.string().trim().min(1),
  href: zielSchema.catch(''),
  menuItems: z.array(z.unknown()).catch([]),
});

function readItems(items: unknown[], ebene: number): MenuItem[] {
  return items.flatMap((item) => {
    const { data } = eintragSchema.safeParse(item);
    if (!data) return [];
    const menuItems = ebene < EBENEN ? readItems(data.menuItems, ebene + 1) : [];
    // What leads nowhere is no entry; without a page of its own it may still hold others together.
    return data.href || menuItems.length > 0 ? [{ ...data, menuItems }] : [];
  });
}

/**
 * A menu as an existing content system may send it: entries without a title or with nowhere to go are left out, and so
 * is everything below the third level. Throws when it is no menu at all.
 */
export function readMenu(body: unknown): Menu {
  const { menuItems } = z.object({ menuItems: z.array(z.unknown()) }).parse(body);
  return { menuItems: readItems(menuItems, 1) };
}
