import { readCosts, writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import {
  type BookingRejection,
  bookingReceiptSchema,
  bookingRejectionSchema,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { registrationSchema } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { AppError } from '@gm/shared/errors/app-error';
import { nameNetwork } from '@gm/shared/rules/name-network';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { checkHoneypot, keyHeadSchema } from '../../../../core/platform/protection/protection.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { type BookingResult, book } from '../../booking/book.ts';
import { submitWishSheet } from '../../draw/submit-wish-sheet.ts';
import { createHolidayService } from '../../holiday-service.ts';

/** Bytes: ten children with sixty events each. */
const MAX_BODY = 262_144;

/** Problem details of a rejected booking. */
function buildRejection({
  ablehnungen: rejections,
  kosten: costs,
  programm: program,
}: Pick<Extract<BookingResult, { art: 'abgelehnt' }>, 'ablehnungen' | 'kosten' | 'programm'>): BookingRejection {
  return {
    type: 'about:blank',
    title: 'Es wurde nichts gebucht',
    status: 409,
    detail: rejections.map(({ meldung: message }) => message).join(' '),
    ablehnungen: rejections,
    kosten: writeCosts(costs),
    programm: program,
  };
}

/** A family books events for its children, all or nothing. If places are drawn, it submits its wishes. */
export const registration: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);

  app.post(
    '/api/ferienprogramm/anmeldung',
    {
      bodyLimit: MAX_BODY,
      ...takeFromOwnSite(config),
      preValidation: async ({ body }) => checkHoneypot(body),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Kinder zum Ferienprogramm anmelden: alles oder nichts',
        headers: keyHeadSchema,
        body: registrationSchema,
        response: {
          201: bookingReceiptSchema,
          ...problemReplies(400, 403, 413, 415, 422, 429, 503),
          409: {
            description: 'Nichts wurde gebucht; die Gründe stehen je Kind und Veranstaltung dabei.',
            content: { 'application/problem+json': { schema: bookingRejectionSchema } },
          },
        },
      },
    },
    async (request, reply) => {
      const season = await service.readSaison();
      if (season.optionen.vergabe === 'verlosung') {
        const circumstances = { ...season, netz: nameNetwork(request.ip), getNow: () => new Date() };
        const rejections = await submitWishSheet(database.db, request.body, circumstances);
        reply.header('cache-control', 'no-store');
        if (rejections.length > 0) {
          const rejected = { ablehnungen: rejections, kosten: readCosts(request.body.kosten), programm: [] };
          return reply.code(409).type('application/problem+json; charset=utf-8').send(buildRejection(rejected));
        }
        service.wakeMailVersand();
        return reply.code(201).send({ id: 0, referenz: 'Wunschzettel', status_link: null, bestaetigen_bis: null });
      }
      const result = await book(database.db, request.body, {
        ...season,
        jetzt: new Date(),
        schluessel: request.headers['idempotency-key'],
        schranken: { ...config, netz: nameNetwork(request.ip) },
      });
      if (result.art === 'schluessel_vergeben') {
        throw new AppError('konflikt', 'Unter diesem Schlüssel wurde schon etwas anderes gesendet.');
      }
      reply.header('cache-control', 'no-store');
      if (result.art === 'abgelehnt') {
        return reply.code(409).type('application/problem+json; charset=utf-8').send(buildRejection(result));
      }
      service.wakeMailVersand();
      return reply.code(201).send(result.eingang);
    },
  );
};
