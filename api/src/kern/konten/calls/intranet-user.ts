import { AppError } from '@gm/shared/fehler/app-error';
import { kontoSchema } from '@gm/shared/schemas/konten';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { getLoggedIn, requireRolle } from '../require-rolle.ts';

/** Somebody of the staff reads the own profile. */
export const intranetUser: RoutePlugin = async (app, dienste) => {
  app.get(
    '/api/cms/intranet/user/:uuid',
    {
      onRequest: requireRolle(dienste, 'mitarbeiter'),
      schema: {
        tags: ['Konten'],
        summary: 'Angaben zum eigenen Konto',
        params: z.object({ uuid: z.string().max(60) }),
        response: { 200: kontoSchema, ...problemReplies(401, 403, 404) },
      },
    },
    async (request) => {
      const { konto, rollen } = getLoggedIn(request);
      if (request.params.uuid !== konto.uuid) {
        throw new AppError('nicht_erlaubt', 'Sie können nur Ihr eigenes Konto abrufen.');
      }
      return { ...konto, rollen: [...rollen] };
    },
  );
};
