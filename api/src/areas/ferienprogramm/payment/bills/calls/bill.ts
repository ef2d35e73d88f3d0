import { billSchema } from '@gm/shared/areas/ferienprogramm/payment/bill';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../../core/composition/area.ts';
import { problemReplies } from '../../../../../core/platform/http/problem-replies.ts';
import { createHolidayService } from '../../../holiday-service.ts';
import { createCardProvider } from '../../card-provider.ts';
import { showBill } from '../show-bill.ts';
import { writeBill } from '../write-bill.ts';

/** The bill for a private link, as page and PDF file. */
export const bill: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);
  const querystring = z.object({
    token: z.string().max(100),
    id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  });
  const card = createCardProvider(config) !== null;
  const show = async ({ token, id }: z.output<typeof querystring>) => {
    const season = await service.readSaison();
    const found = await showBill(database.db, token, season, card, id);
    if (!found) throw new AppError('nicht_gefunden', 'Diese Rechnung gibt es nicht.');
    return { rechnung: found, saison: season };
  };

  app.get(
    '/api/ferienprogramm/rechnung',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Rechnung zu einer Buchung hinter einem privaten Link',
        querystring,
        response: { 200: billSchema, ...problemReplies(400, 404, 503) },
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
      const { rechnung: found, saison: season } = await show(request.query);
      const { absender: sender, optionen: options } = season;
      const file = await writeBill(found, { gemeinde: sender.gemeinde, email: options.email });
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="Rechnung-${found.referenz}.pdf"`);
      reply.serializer((bytes: unknown) => bytes as string);
      return reply.type('application/pdf').send(file);
    },
  );
};
