import { linksSchema } from '@gm/shared/schemas/redaktion';
import type { RoutePlugin } from '../../bereich.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { showLinks } from '../links/show-links.ts';

/** Links to elsewhere that visitors should not be led to any more. */
export const links: RoutePlugin = async (app, dienste) => {
  const { bereiche, config, database } = dienste;
  app.get(
    '/api/intranet/redaktion/links',
    {
      onRequest: requireRolle(dienste, 'redaktion', 'admin'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Links zu anderen Websites, die nicht mehr gehen',
        response: { 200: linksSchema, ...problemReplies(401, 403) },
      },
    },
    () => showLinks(database.db, bereiche, config.LINKS_PRUEFEN),
  );
};
