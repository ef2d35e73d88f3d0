import {
  waitingListInquirySchema,
  waitingListReceiptSchema,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { AppError } from '@gm/shared/errors/app-error';
import { nameNetwork } from '@gm/shared/rules/name-network';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { checkHoneypot } from '../../../../core/platform/protection/protection.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { enqueue } from '../waiting-list.ts';

/** A family joins the waiting list of a full event. */
export const waitingList: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);

  app.post(
    '/api/ferienprogramm/warteliste',
    {
      ...takeFromOwnSite(config),
      preValidation: async ({ body }) => checkHoneypot(body),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Kinder auf die Warteliste einer ausgebuchten Veranstaltung setzen',
        body: waitingListInquirySchema,
        response: { 201: waitingListReceiptSchema, ...problemReplies(400, 403, 409, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const result = await enqueue(database.db, request.body, await service.readSaison(), new Date(), {
        ...config,
        netz: nameNetwork(request.ip),
      });
      if (result.art === 'abgelehnt') throw new AppError('konflikt', result.meldung, { titel: 'Nicht möglich' });
      return reply.code(201).header('cache-control', 'no-store').send({ warteplaetze: result.warteplaetze });
    },
  );
};
