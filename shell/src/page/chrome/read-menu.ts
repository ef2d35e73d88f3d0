import type { Menu, MenuItem } from '@gm/shared/schemas/menu';
import { targetSchema } from '@gm/shared/schemas/target';
import { z } from 'zod';

/** Requirement S-9: three levels. */
const LAYERS = 3;

const entrySchema = z.object({
  title: z.string().trim().min(1),
  href: targetSchema.catch(''),
  menuItems: z.array(z.unknown()).catch([]),
});

function readItems(items: unknown[], layer: number): MenuItem[] {
  return items.flatMap((item) => {
    const { data } = entrySchema.safeParse(item);
    if (!data) return [];
    const menuItems = layer < LAYERS ? readItems(data.menuItems, layer + 1) : [];
    // An entry without a target is dropped, unless it has entries below it.
    return data.href || menuItems.length > 0 ? [{ ...data, menuItems }] : [];
  });
}

/**
 * Reads a menu of an existing content system: drops entries without a title or target, and everything below the third
 * level. Throws when it is no menu.
 */
export function readMenu(body: unknown): Menu {
  const { menuItems } = z.object({ menuItems: z.array(z.unknown()) }).parse(body);
  return { menuItems: readItems(menuItems, 1) };
}
