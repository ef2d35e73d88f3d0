import { secondFactorSchema } from '@gm/shared/schemas/accounts';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import { registerFormParser } from '../../../platform/protection/read-form-data.ts';
import type { ServicesContext } from '../../context.ts';
import { ALL_ACCESSES } from '../access.ts';
import { beginSetup, confirmSetup, showSecondFactor, switchOff } from '../second-factor/second-factor.ts';
import { checkOwner } from '../sessions/log-in.ts';
import { secondFactorOperationSchema } from '../sessions/login.ts';
import { getLoggedIn, requireRole } from '../sessions/require-role.ts';

/** Sets up or switches off the second factor of the logged-in account. */
export const secondFactor: RoutePlugin<ServicesContext> = async (app, services) => {
  const { config, database } = services;
  registerFormParser(app, { dateifelder: [] });
  for (const access of ALL_ACCESSES) {
    const onRequest = requireRole(services, access.art === 'rat' ? 'rat' : 'mitarbeiter');
    const path = `${access.pfad}/zweiter-faktor`;

    app.get(
      path,
      {
        onRequest,
        schema: {
          tags: ['Konten'],
          summary: 'Zweiter Faktor des eigenen Kontos',
          response: { 200: secondFactorSchema, ...problemReplies(401) },
        },
      },
      async (request) => showSecondFactor(database.db, getLoggedIn(request).konto, config),
    );

    app.post(
      path,
      {
        config: { rateLimit: { max: config.LOGIN_LIMIT, timeWindow: '1 minute' } },
        onRequest,
        schema: {
          tags: ['Konten'],
          summary: 'Zweiten Faktor einrichten, mit einem Code bestätigen oder abschalten',
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: secondFactorOperationSchema,
          response: { 204: z.null().describe('Geändert'), ...problemReplies(401, 403, 409, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        const { konto: account } = getLoggedIn(request);
        const input = request.body;
        if (input.vorgang === 'bestaetigen') {
          await database.db.transaction().execute((trx) => confirmSetup(trx, account, input.code, config));
        } else {
          const proof = { passwort: input.passwort, feld: 'passwort', falsch: 'Das Passwort ist falsch.' };
          if (input.vorgang === 'beginnen') {
            await checkOwner(database.db, config, account, { ...proof, code: null });
            await beginSetup(database.db, account);
          } else {
            await checkOwner(database.db, config, account, { ...proof, code: input.code });
            await database.db.transaction().execute((trx) => switchOff(trx, account, config));
          }
        }
        return reply.code(204).send(null);
      },
    );
  }
};
