import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { checkOrigin } from '../../formulare/schutz.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createKontositzungRepository } from '../kontositzung-repository.ts';
import { findLoggedIn } from '../require-rolle.ts';
import { deleteCookies } from '../set-cookies.ts';
import { ALLE_ZUGAENGE, type Zugang } from '../zugang.ts';

/** Ends a log-in; who is not logged in any more is answered the same. */
export const logout: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  registerFormularParser(app, { dateifelder: [] });

  const logOut = (zugang: Zugang) => async (request: FastifyRequest, reply: FastifyReply) => {
    // A locked account has no log-in to end, but a browser that shall forget it.
    const angemeldet = await findLoggedIn(request, reply, dienste, zugang).catch(() => null);
    if (angemeldet) await createKontositzungRepository(database.db).end(angemeldet.token_hash);
    reply.removeHeader('set-cookie');
    deleteCookies(reply, zugang, config);
    return reply.code(204).header('cache-control', 'no-store').send();
  };

  for (const zugang of ALLE_ZUGAENGE) {
    app.post(
      `${zugang.pfad}/logout`,
      {
        onRequest: async (request) => checkOrigin(request, config.SITE_URL),
        schema: {
          tags: ['Konten'],
          summary: 'Abmelden',
          response: { 204: z.null().describe('Abgemeldet'), ...problemReplies(403, 415) },
        },
      },
      logOut(zugang),
    );
  }
};
