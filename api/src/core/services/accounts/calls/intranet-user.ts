import { AppError } from '@gm/shared/errors/app-error';
import { accountSchema } from '@gm/shared/schemas/accounts';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { getLoggedIn, requireRole } from '../sessions/require-role.ts';

/** Returns the staff member's own profile. */
export const intranetUser: RoutePlugin<ServicesContext> = async (app, services) => {
  app.get(
    '/api/cms/intranet/user/:uuid',
    {
      onRequest: requireRole(services, 'mitarbeiter'),
      schema: {
        tags: ['Konten'],
        summary: 'Angaben zum eigenen Konto',
        params: z.object({ uuid: z.string().max(60) }),
        response: { 200: accountSchema, ...problemReplies(401, 403, 404) },
      },
    },
    async (request) => {
      const { konto: account, rollen: roles } = getLoggedIn(request);
      if (request.params.uuid !== account.uuid) {
        throw new AppError('nicht_erlaubt', 'Sie können nur Ihr eigenes Konto abrufen.');
      }
      return { ...account, rollen: [...roles] };
    },
  );
};
