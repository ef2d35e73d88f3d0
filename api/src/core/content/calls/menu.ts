import { AppError } from '@gm/shared/errors/app-error';
import { MENUS, type MenuItem, menuSchema } from '@gm/shared/schemas/menu';
import { z } from 'zod';
import { createMasterDataRepository } from '../../entries/master-data-repository.ts';
import { isHidden, type RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import type { ContentContext } from '../context.ts';

/** One of the menus, with up to three levels. */
export const menu: RoutePlugin<ContentContext> = async (app, { lesen: reading, cache, verborgen: hidden }) => {
  const masterData = createMasterDataRepository(reading);

  /** Leaves out links to switched-off areas at any depth. */
  const listVisible = (items: readonly MenuItem[]): MenuItem[] =>
    items
      .filter(({ href }) => !isHidden(href, hidden))
      .map((item) => ({ ...item, menuItems: listVisible(item.menuItems) }));

  async function findMenu(name: string) {
    const menuItems = await masterData.findMenu(name);
    if (!menuItems) throw new AppError('nicht_gefunden', 'Dieses Menü gibt es nicht.');
    return { menuItems: hidden.length > 0 ? listVisible(menuItems) : menuItems };
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
      // Some systems send the umlaut of 'Hauptmenü' decomposed (two code points).
      const name = request.query.name.normalize('NFC');
      return cache.send(request, reply, `menu ${name}`, () => findMenu(name));
    },
  );
};
