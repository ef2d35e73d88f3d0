import { z } from 'zod';

export interface MenuItem {
  title: string;
  href: string;
  menuItems: MenuItem[];
}
export const menuItemSchema: z.ZodType<MenuItem> = z.object({
  title: z.string().min(1),
  href: z.string(),
  get menuItems() {
    return z.array(menuItemSchema).default([]);
  },
}) as unknown as z.ZodType<MenuItem>;
// A recursive schema needs a name to be referenced in the OpenAPI description.
z.globalRegistry.add(menuItemSchema, { id: 'MenuItem' });

/** Reply of `GET /api/cms/menu?name=`. */
export const menuSchema = z.object({ menuItems: z.array(menuItemSchema) });
export type Menu = z.infer<typeof menuSchema>;

export const MENUS = ['Hauptmenü', 'Quicklinks_Header', 'Footer_Quicklinks'] as const;
