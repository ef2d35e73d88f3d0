import { rechnungSchema } from '@gm/shared/bereiche/ferienprogramm/rechnung';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { createKartenanbieter } from '../kartenanbieter.ts';
import { showRechnung } from '../show-rechnung.ts';
import { writeRechnung } from '../write-rechnung.ts';

/** The bill behind a private link, as a page and as a file. */
export const rechnung: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);
  const querystring = z.object({
    token: z.string().max(100),
    id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  });
  const karte = createKartenanbieter(config) !== null;
  const show = async ({ token, id }: z.output<typeof querystring>) => {
    const saison = await dienst.readSaison();
    const gefunden = await showRechnung(database.db, token, saison, karte, id);
    if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Rechnung gibt es nicht.');
    return { rechnung: gefunden, saison };
  };

  app.get(
    '/api/ferienprogramm/rechnung',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Rechnung zu einer Buchung hinter einem privaten Link',
        querystring,
        response: { 200: rechnungSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await show(request.query)).rechnung;
    },
  );

  app.get(
    '/api/ferienprogramm/rechnung/pdf',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Dieselbe Rechnung als PDF-Datei',
        querystring,
        response: {
          200: { description: 'Die Datei', content: { 'application/pdf': { schema: z.unknown() } } },
          ...problemReplies(400, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const { rechnung: gefunden, saison } = await show(request.query);
      const { absender, optionen } = saison;
      const datei = await writeRechnung(gefunden, { gemeinde: absender.gemeinde, email: optionen.email });
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="Rechnung-${gefunden.referenz}.pdf"`);
      reply.serializer((bytes: unknown) => bytes as string);
      return reply.type('application/pdf').send(datei);
    },
  );
};
