import { drawSchema } from '@gm/shared/areas/ferienprogramm/draw/check-draw';
import { drawStateSchema } from '@gm/shared/areas/ferienprogramm/draw-page';
import { AppError } from '@gm/shared/errors/app-error';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { readDrawState, readResult } from '../draw.ts';

/** The public draw with everything needed to verify it. */
export const draw: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);

  app.get(
    '/api/ferienprogramm/verlosung',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Wie weit die Verlosung ist: Prüfsumme, öffentliche Zahl, Saat',
        response: { 200: drawStateSchema, ...problemReplies(503) },
      },
    },
    async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return readDrawState(database.db, (await service.readSaison()).optionen);
    },
  );

  app.get(
    '/api/ferienprogramm/verlosung/ergebnis',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Wunschliste und Ergebnis ohne Namen, zum Nachrechnen',
        response: { 200: drawSchema, ...problemReplies(404, 503) },
      },
    },
    async (_, reply) => {
      const result = await readResult(database.db);
      if (!result) throw new AppError('nicht_gefunden', 'Es gibt noch kein Ergebnis.');
      reply.header('cache-control', 'no-store');
      return result;
    },
  );
};
