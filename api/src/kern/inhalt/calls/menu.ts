import { AppError } from '@gm/shared/fehler/app-error';
import { MENUS, type MenuItem, menuSchema } from '@gm/shared/schemas/menu';
import { z } from 'zod';
import { isVerborgen, type RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createStammdatenRepository } from '../stammdaten-repository.ts';

/** One of the menus, with up to three levels. */
export const menu: RoutePlugin = async (app, { lesen, cache, verborgen }) => {
  const stammdaten = createStammdatenRepository(lesen);

  /** What leads to areas that are switched off is left out, at any depth. */
  const listVisible = (items: readonly MenuItem[]): MenuItem[] =>
    items
      .filter(({ href }) => !isVerborgen(href, verborgen))
      .map((item) => ({ ...item, menuItems: listVisible(item.menuItems) }));

  async function findMenu(name: string) {
    const menuItems = await stammdaten.findMenu(name);
    if (!menuItems) throw new AppError('nicht_gefunden', 'Dieses Menü gibt es nicht.');
    return { menuItems: verborgen.length > 0 ? listVisible(menuItems) : menuItems };
  }

  app.get(
    '/api/cms/menu',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Menü mit bis zu drei Ebenen',
        querystring: z.object({
          name: z
            .string()
            .min(1)
            .max(100)
            .describe(`Eines von: ${MENUS.join(', ')}`),
        }),
        response: { 200: menuSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      // Some systems send the umlaut of 'Hauptmenü' as two characters.
      const name = request.query.name.normalize('NFC');
      return cache.send(request, reply, `menu ${name}`, () => findMenu(name));
    },
  );
};
