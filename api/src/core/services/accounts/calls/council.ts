import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { getLoggedIn, requireRole } from '../sessions/require-role.ts';

const councilSchema = z.object({
  id: z.number().int(),
  vorname: z.string(),
  nachname: z.string(),
  kontakt: z.object({ email: z.string() }),
  taetigkeitsbereiche: z.array(z.string()),
});

/** Returns the council member's own profile. */
export const council: RoutePlugin<ServicesContext> = async (app, services) => {
  app.get(
    '/api/cms/raete/:id',
    {
      onRequest: requireRole(services, 'rat'),
      schema: {
        tags: ['Konten'],
        summary: 'Angaben zum eigenen Konto im Ratsinformationssystem',
        params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
        response: { 200: councilSchema, ...problemReplies(401, 403, 404) },
      },
    },
    async (request) => {
      const { konto: account } = getLoggedIn(request);
      if (request.params.id !== account.id) {
        throw new AppError('nicht_erlaubt', 'Sie können nur Ihr eigenes Konto abrufen.');
      }
      return { ...account, kontakt: { email: account.email } };
    },
  );
};
