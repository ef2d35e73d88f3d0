import { nullOn } from '@gm/shared/errors/null-on';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import { checkOrigin } from '../../../platform/protection/protection.ts';
import { registerFormParser } from '../../../platform/protection/read-form-data.ts';
import type { ServicesContext } from '../../context.ts';
import { type Access, ALL_ACCESSES } from '../access.ts';
import { createAccountSessionRepository } from '../sessions/account-session-repository.ts';
import { findLoggedIn } from '../sessions/require-role.ts';
import { deleteCookies } from '../sessions/set-cookies.ts';

/** Ends the session; the answer is the same without one. */
export const logout: RoutePlugin<ServicesContext> = async (app, services) => {
  const { config, database } = services;
  registerFormParser(app, { dateifelder: [] });

  const logOut = (access: Access) => async (request: FastifyRequest, reply: FastifyReply) => {
    // A locked account has no session to end, but the browser must still forget it.
    const registered = await findLoggedIn(request, reply, services, access).catch(nullOn('anmeldung_noetig'));
    if (registered) await createAccountSessionRepository(database.db).end(registered.token_hash);
    reply.removeHeader('set-cookie');
    deleteCookies(reply, access, config);
    return reply.code(204).header('cache-control', 'no-store').send();
  };

  for (const access of ALL_ACCESSES) {
    app.post(
      `${access.pfad}/logout`,
      {
        onRequest: async (request) => checkOrigin(request, config.SITE_URL),
        schema: {
          tags: ['Konten'],
          summary: 'Abmelden',
          response: { 204: z.null().describe('Abgemeldet'), ...problemReplies(403, 415) },
        },
      },
      logOut(access),
    );
  }
};
