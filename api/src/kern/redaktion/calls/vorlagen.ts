import { AppError } from '@gm/shared/fehler/app-error';
import { vorlagenSchema } from '@gm/shared/schemas/vorlagen';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { noteVorlagen } from '../vorlagen/keep-unpassende.ts';

const MAX_BYTES = 8 * 1024 * 1024;

/** The shell tells which templates are running: it has the releases, and the content may not fit them any more. */
export const vorlagen: RoutePlugin = async (app, { database }) => {
  app.post(
    '/api/cms/vorlagen',
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['Inhalte'],
        summary: 'Die laufenden Vorlagen; nur für die Shell',
        body: vorlagenSchema,
        response: { 204: z.null(), ...problemReplies(404, 413, 422) },
      },
    },
    async ({ headers, body }, reply) => {
      // The gateway lets none through, and names whom the others are from.
      if (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-host'] !== undefined) {
        throw new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es nichts.');
      }
      await noteVorlagen(database.db, body);
      return reply.code(204).send(null);
    },
  );
};
