import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { getLoggedIn, requireRolle } from '../require-rolle.ts';

const ratSchema = z.object({
  id: z.number().int(),
  vorname: z.string(),
  nachname: z.string(),
  kontakt: z.object({ email: z.string() }),
  taetigkeitsbereiche: z.array(z.string()),
});

/** A council member reads the own profile. */
export const rat: RoutePlugin = async (app, dienste) => {
  app.get(
    '/api/cms/raete/:id',
    {
      onRequest: requireRolle(dienste, 'rat'),
      schema: {
        tags: ['Konten'],
        summary: 'Angaben zum eigenen Konto im Ratsinformationssystem',
        params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
        response: { 200: ratSchema, ...problemReplies(401, 403, 404) },
      },
    },
    async (request) => {
      const { konto } = getLoggedIn(request);
      if (request.params.id !== konto.id) {
        throw new AppError('nicht_erlaubt', 'Sie können nur Ihr eigenes Konto abrufen.');
      }
      return { ...konto, kontakt: { email: konto.email } };
    },
  );
};
