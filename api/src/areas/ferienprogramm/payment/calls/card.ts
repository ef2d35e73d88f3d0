import { AppError } from '@gm/shared/errors/app-error';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { noteCard, startCard } from '../card.ts';
import { createCardProvider } from '../card-provider.ts';

/** Card payment of a bill, if the municipality has a provider. */
export const card: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);
  const provider = createCardProvider(config);
  const not = () => new AppError('nicht_gefunden', 'Kartenzahlung gibt es hier nicht.');

  app.post(
    '/api/ferienprogramm/rechnung/karte',
    {
      ...takeFromOwnSite(config),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Rechnung mit Karte bezahlen: die Adresse, auf der das geht',
        body: z.object({ token: z.string().max(100) }),
        response: { 200: z.object({ adresse: z.url() }), ...problemReplies(400, 403, 404, 409, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      if (!provider) throw not();
      const result = await startCard(database.db, provider, request.body.token, await service.readSaison());
      if (result.art === 'unbekannt') throw new AppError('nicht_gefunden', 'Diese Rechnung gibt es nicht.');
      if (result.art === 'bezahlt') throw new AppError('konflikt', 'Diese Rechnung ist schon bezahlt.');
      reply.header('cache-control', 'no-store');
      return { adresse: result.adresse };
    },
  );

  app.register(async (child) => {
    const messages = child.withTypeProvider<ZodTypeProvider>();
    registerFormParser(messages, { dateifelder: [] });
    messages.post(
      '/api/ferienprogramm/karte/meldung',
      {
        config: { rateLimit: { max: config.FORM_LIMIT, timeWindow: '1 minute' } },
        schema: {
          tags: ['Ferienprogramm'],
          summary: 'Der Anbieter meldet, dass sich bei einer Kartenzahlung etwas getan hat',
          consumes: ['application/x-www-form-urlencoded', 'application/json'],
          body: z.object({ id: z.string().min(1).max(100) }),
          response: { 204: z.null().describe('Erledigt'), ...problemReplies(400, 404, 415, 422, 429, 503) },
        },
      },
      async (request, reply) => {
        if (!provider) throw not();
        await noteCard(database.db, provider, request.body.id);
        return reply.code(204).send(null);
      },
    );
  });
};
