import { targetsSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { requireRole } from '../../services/accounts/sessions/require-role.ts';
import { createSearchTypes } from '../../services/search/search-types.ts';
import { createTargetRepository } from '../../services/search/target-repository.ts';
import type { EditorContext } from '../context.ts';

/** More than one reads before typing the next letter. */
const COUNT = 12;

/** Possible link targets. */
export const targets: RoutePlugin<EditorContext> = async (app, services) => {
  const { getTyp: getType } = createSearchTypes(services.bereiche);
  app.get(
    '/api/intranet/redaktion/ziele',
    {
      onRequest: requireRole(services, 'redaktion', 'admin', 'autor', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Seiten der Website, zu denen ein Link führen kann',
        querystring: z.object({
          q: z.string().max(200).default('').describe('Worte des Titels, oder Anfang des Pfades'),
        }),
        response: { 200: targetsSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => {
      const found = await createTargetRepository(services.database.db, services).listTargets(
        request.query.q.trim(),
        COUNT,
      );
      return {
        data: found.map(({ typ: type, titel: title, pfad: path }) => ({
          titel: title,
          pfad: path,
          art: getType(type).einer,
        })),
      };
    },
  );
};
