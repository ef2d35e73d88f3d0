import { AppError } from '@gm/shared/fehler/app-error';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { registerFormularParser } from '../../../../kern/formulare/read-formulardaten.ts';
import { takeFromOwnSite } from '../../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { noteKarte, startKarte } from '../karte.ts';
import { createKartenanbieter } from '../kartenanbieter.ts';

/** Paying a bill by card, where the town has a provider. */
export const karte: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);
  const anbieter = createKartenanbieter(config);
  const nicht = () => new AppError('nicht_gefunden', 'Kartenzahlung gibt es hier nicht.');

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
      if (!anbieter) throw nicht();
      const ergebnis = await startKarte(database.db, anbieter, request.body.token, await dienst.readSaison());
      if (ergebnis.art === 'unbekannt') throw new AppError('nicht_gefunden', 'Diese Rechnung gibt es nicht.');
      if (ergebnis.art === 'bezahlt') throw new AppError('konflikt', 'Diese Rechnung ist schon bezahlt.');
      reply.header('cache-control', 'no-store');
      return { adresse: ergebnis.adresse };
    },
  );

  app.register(async (kind) => {
    const meldungen = kind.withTypeProvider<ZodTypeProvider>();
    registerFormularParser(meldungen, { dateifelder: [] });
    meldungen.post(
      '/api/ferienprogramm/karte/meldung',
      {
        config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
        schema: {
          tags: ['Ferienprogramm'],
          summary: 'Der Anbieter meldet, dass sich bei einer Kartenzahlung etwas getan hat',
          consumes: ['application/x-www-form-urlencoded', 'application/json'],
          body: z.object({ id: z.string().min(1).max(100) }),
          response: { 204: z.null().describe('Erledigt'), ...problemReplies(400, 404, 415, 422, 429, 503) },
        },
      },
      async (request, reply) => {
        if (!anbieter) throw nicht();
        await noteKarte(database.db, anbieter, request.body.id);
        return reply.code(204).send(null);
      },
    );
  });
};
