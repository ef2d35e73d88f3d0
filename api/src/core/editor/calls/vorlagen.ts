import { AppError } from '@gm/shared/errors/app-error';
import { templatesSchema } from '@gm/shared/schemas/editor/templates';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import type { EditorContext } from '../context.ts';
import { noteVorlagen } from '../templates/keep-mismatched.ts';

const MAX_BYTES = 8 * 1024 * 1024;

/** The shell reports the running templates, because it manages the releases; content may no longer match them. */
export const vorlagen: RoutePlugin<EditorContext> = async (app, { database }) => {
  app.post(
    '/api/cms/vorlagen',
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['Inhalte'],
        summary: 'Die laufenden Vorlagen; nur für die Shell',
        body: templatesSchema,
        response: { 204: z.null(), ...problemReplies(404, 413, 422) },
      },
    },
    async ({ headers, body }, reply) => {
      // The gateway blocks visitors; its forwarding headers identify any that get through.
      if (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-host'] !== undefined) {
        throw new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es nichts.');
      }
      await noteVorlagen(database.db, body);
      return reply.code(204).send(null);
    },
  );
};
